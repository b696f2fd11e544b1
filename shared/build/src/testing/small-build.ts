import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Compilation, type Configuration } from 'webpack';

/** What a small build came to. */
export interface SmallBuild {
  compilation: Compilation;
  /** Folder of the sources. */
  folder: string;
  text(file: string): string;
  /** Takes its files away. */
  end(): void;
}

/** Builds a few sources, given by path; `main.js` is the entry. */
export async function smallBuild(
  sources: Record<string, string>,
  config: (folder: string) => Configuration,
): Promise<SmallBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'harbor-build-'));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2020'],
    context: folder,
    entry: { main: './main.js' },
    output: { path: join(folder, 'dist'), filename: '[name].js', publicPath: '/dist/' },
    ...config(folder),
  });
  if (!compiler) throw new Error('webpack did not start');
  const compilation = await new Promise<Compilation>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) reject(error ?? new Error('webpack gave no result'));
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve(stats.compilation);
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  return {
    compilation,
    folder,
    text: (file) => readFileSync(join(folder, 'dist', file), 'utf8'),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}
