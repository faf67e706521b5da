// The ten suits of Dead Man's Draw, as shapes that other drawings borrow.

import { both, cut, ink, line, paper, put, ring, rays, spot } from './shapes';

export const anchor: string =
  line(ring(50, 15, 8), 6.5) +
  ink('M45 22h10v62h-10zM27 31q23 3 46 0q4 4.5 0 9q-23-3-46 0q-4-4.5 0-9z') +
  ink('M8 52l20 13l-5.5 2.5Q31 80 50 81Q69 80 77.5 67.5L72 65L92 52L89 74l-5-2Q73 93 50 95Q27 93 16 72l-5 2z') +
  cut('M50 46V72', 2.5);

export const hook: string =
  ink('M34 60V33C34 15 46 4 62 4C78 4 91 16 91 33C91 47 82 57 66 62C74 53 78 45 77 34C76 24 70 18 62 18C53 18 49 25 49 33V60z') +
  ink('M26 58h31v10H26zM22 71h39l8 23q-27.5 5-55 0z') + cut('M20 83q21 4 43 0', 3.5);

const barrel =
  ink('M12 45a7 7 0 1 0-1 10q2 6 7 8L78 60v4h8q3-14 0-28h-8v4L18 37q-5 2-6 8z') + cut('M25 37v26M42 38v24M70 39v22', 3) + spot('M88 42q7-1 11-7q-2 8 1 15q-3 7-1 15q-4-6-11-7q2-8 0-16z');
const wheel = (x: number, y: number, r: number): string =>
  ink(ring(x, y, r)) + cut(ring(x, y, r * 0.68) + rays(x, y, 6, r * 0.2, r * 0.68), 3) + paper(ring(x, y, r * 0.14));
export const cannon: string = put(barrel, 50, 42, 0.98, -22) + ink('M8 80L36 58l28 8l-6 14l-20-6L14 90H6z') + paper(ring(48, 74, 20.5)) + wheel(48, 74, 18.5);

export const key: string = put(
  line(ring(50, 17, 8), 6) + line(ring(39, 30, 6), 5) + line(ring(61, 30, 6), 5) +
    ink('M40 38h20v7h-5v49h-10V45h-5z') + ink('M54 66h21v8h-6v5h6v12h-8v-5h-5v5h-8z'), 47, 51, 1, 30);

export const chest: string =
  ink('M9 47Q8 20 32 18H68Q92 20 91 47zM9 52h30v6q11 10 22 0v-6h30v35H9z') +
  cut('M25 20q-6 8-5 25M75 20q6 8 5 25M20 54v31M80 54v31', 3.5) + spot('M42 43h16v13q-8 7-16 0z') + paper(ring(50, 50, 2.8) + 'M48.8 51h2.4l1 6h-4.4z');

export const map: string =
  ink('M18 13q32 7 68-3q7 3 5 12q-6-4-8 3q-6 26 1 52q4 8 8 3q2 9-6 12q-36 3-68-1q-9-2-9-11q5 4 9-2q-9-26-1-52q0-8-8-5q0-7 9-8z') +
  cut('M27 70q5-16 14-11t13-9', 4) + cut('M59 27L75 45M75 27L59 45', 6) + cut('M29 27h14M29 36h8', 3);

export const oracle: string =
  ink(ring(50, 41, 36)) + ink('M27 77q23 10 46 0l9 15q-32 7-64 0z') + cut('M30 80q20 8 40 0', 3) +
  paper('M22 42Q50 10 78 42Q50 74 22 42z') + ink(ring(50, 42, 13)) + spot(ring(50, 42, 6.5)) + paper(ring(54, 37, 3)) + cut('M28 23q4-6 10-9', 3.5);

export const sword: string =
  ink('M95 5Q95 46 52 68L39 55Q66 40 95 5z') + cut('M85 24Q76 44 54 57', 3) +
  line('M28 47Q34 57 40 62T58 76', 8) + line('M44 66L19 87', 9) + line('M31 50Q10 62 20 82M58 76Q52 76 46 72', 5) + ink(ring(18, 88, 8)) + cut('M38 66l6 6M31 72l6 6', 2.5);

const arm =
  line('M40 52Q34 66 22 64Q10 61 12 51Q15 43 23 47', 8) + line('M45 54Q44 80 30 85Q17 89 11 80Q8 72 15 70', 8) + line('M47 56Q50 80 44 92Q40 96 36 93', 8);
export const kraken: string =
  ink('M50 4C72 4 80 20 78 34C77 44 70 50 68 60H32C30 50 23 44 22 34C20 20 28 4 50 4z') + both(arm) + ink('M32 56h36l-8 14q-10 6-20 0z') +
  paper('M31 38q12-4 15 9q-12 4-15-9zM69 38q-12-4-15 9q12 4 15-9z') + both(spot(ring(40, 43, 3))) + cut('M40 14q-8 5-9 13M50 12v8', 3);

export const mermaid: string =
  line('M39 34L25 43L21 29', 6) + spot(ring(20, 21, 7)) +
  ink('M41 27Q34 29 34 36Q35 44 40 50Q31 58 31 70Q33 92 57 93Q86 93 87 62H79Q76 78 62 77Q51 75 56 61Q58 55 54 48Q57 40 56 34Q54 28 48 27z') +
  ink('M83 65Q65 57 63 37Q76 41 82 50Q87 39 99 34Q99 55 83 65z') + cut('M82 60V53M77 53l-6-7M88 53l5-9', 2.5) +
  paper('M47 5Q61 5 61 20Q61 30 68 38Q71 48 62 57Q61 45 53 38Q47 31 47 22z') +
  ink(ring(44, 17, 9)) + ink('M41 22h9v9h-9z') + ink('M42 9Q58 0 59 19Q59 30 65 39Q68 46 63 53Q61 43 54 36Q49 30 50 20z') +
  cut('M36 57q9 8 20 2M35 68q5-5 10 0t10 0M40 79q4-6 9-1t10 3M56 87q3-7 9-3t8-3', 3);

export const ten: Record<string, string> = { anchor, hook, cannon, key, chest, map, oracle, sword, kraken, mermaid };
