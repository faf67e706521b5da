import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.PRESSGANG_SERVER ?? 'http://127.0.0.1:8787';
const proxied = { target: server, ws: true, changeOrigin: false };

export default defineConfig({
  plugins: [svelte()],
  server: { proxy: { '/api': proxied, '/key': proxied }, fs: { allow: ['..'] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What nearly every page uses comes in one file instead of thirty small ones.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'base', test: /client\/(node_modules|src\/(lib|ui|art)\/)/, minShareCount: 4 }] } },
    },
  },
});
