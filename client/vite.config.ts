import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.PRESSGANG_SERVER ?? 'http://127.0.0.1:8000';
const proxied = { target: server, ws: true, changeOrigin: false };
/** What every page says: one file a language. A game's own words come when it is played. */
const common = /locales\/(en|de)\/(client|errors|pressgang)\.ftl/;

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
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: (id) => `words-${common.exec(id)?.[1] ?? 'other'}`, test: common }] },
      },
    },
  },
});
