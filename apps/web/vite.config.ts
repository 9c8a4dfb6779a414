import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressedAssets } from './compressed-assets.ts';
import { LANDING_ENTRY, landingPages } from './landing-pages.ts';
import { sharedChunks } from './shared-chunks.ts';
import { WORKER_ADDITIONS, workerAdditions } from './worker-additions.ts';

const server = process.env.DDAK_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
    sharedChunks(),
    landingPages(),
    workerAdditions(),
    compressedAssets(),
    VitePWA({
      registerType: 'prompt',
      // The server's CSP takes no inline scripts: registration is a module of ours (src/platform/service-worker.ts).
      injectRegister: false,
      manifest: {
        name: 'DDAK',
        short_name: 'DDAK',
        description: '시나리오에서 일촬표까지, 촬영 준비를 한곳에서',
        lang: 'ko',
        start_url: '/',
        display: 'standalone',
        background_color: '#F4F6F8',
        theme_color: '#1464FF',
        shortcuts: [{ name: '오늘', url: '/today' }],
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        ],
      },
      workbox: {
        importScripts: [WORKER_ADDITIONS],
        // A page that was open before its worker gets what it has not fetched yet from the device, too.
        clientsClaim: true,
        // The shell, so that the app opens without a line. The font is cut into hundreds of parts: those of the
        // pages that were seen are kept as they come.
        globPatterns: ['**/*.{js,css,html,svg,png}'],
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
        // '/' is the landing's page, which opens the app for whoever is signed in; every other path is the app's, but
        // for the pages that the server alone knows (or leads elsewhere from).
        globIgnores: ['{terms,privacy,guide,feedback,early-bird,channel}.html', WORKER_ADDITIONS],
        navigateFallback: '/app.html',
        navigateFallbackDenylist: [
          /^\/api\//,
          /^\/c\//,
          /^\/(terms|privacy|guide|feedback|early-bird|channel|instagram|youtube|x)$/,
        ],
        runtimeCaching: [
          {
            urlPattern: /\/assets\/.*\.woff2$/,
            handler: 'CacheFirst',
            options: { cacheName: 'fonts', expiration: { maxEntries: 400 } },
          },
        ],
      },
    }),
  ],
  server: { proxy: { '/api': { target: server, ws: true } } },
  preview: { proxy: { '/api': { target: server, ws: true } } },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Says what each screen is made of, to who counts it.
    manifest: true,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { input: { app: 'index.html', landing: LANDING_ENTRY } },
  },
});
