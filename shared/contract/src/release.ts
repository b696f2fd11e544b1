import { z } from 'zod';
import { routesJson } from './routes';

/** Files of one lazily loaded part, relative to the release's folder. */
export const partFiles = z.strictObject({
  js: z.array(z.string()),
  css: z.array(z.string()),
  /** Requests of shared modules that the part consumes and the shell provides, e.g. `antd/es/button`. */
  shares: z.array(z.string()),
});

/** `release.json`: what a build says of itself, so that the server can choose it and preload exactly what a route needs. */
export const releaseJson = z.strictObject({
  name: z.string(),
  /** `<package version>-<fingerprint of the sources>`; the folder of the build has the same name. */
  version: z.string(),
  /** File of the entry: `remoteEntry.js` of a remote, `main.js` of the shell. */
  entry: z.string(),
  /** Global that a remote's entry defines; empty for the shell. */
  globalName: z.string(),
  routes: routesJson,
  /** Needed by every page of the platform. */
  base: z.strictObject({ desktop: partFiles, mobile: partFiles }),
  /** By the `page` of a route. */
  pages: z.record(z.string(), partFiles),
  widgets: z.record(z.string(), partFiles),
  /** What a widget loads by itself, by platform: its views. */
  widgetViews: z.record(z.string(), z.strictObject({ desktop: partFiles, mobile: partFiles })).optional(),
  /** Shell only: files behind each shared module that it provides outside its first script. */
  shares: z.record(z.string(), partFiles),
  /** Remote only: ranges of the shared modules that it takes from the shell, by request. */
  consumes: z.record(z.string(), z.string()).optional(),
  /** Shell only: versions of the shared modules that it provides, by request. */
  provides: z.record(z.string(), z.string()).optional(),
  /** SHA-384 of every file, as the `integrity` attribute has it. */
  integrity: z.record(z.string(), z.string()),
});

export type PartFiles = z.output<typeof partFiles>;
export type ReleaseJson = z.output<typeof releaseJson>;
