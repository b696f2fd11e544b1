import type { PartFiles } from '@harbor/contract';
import type { Chunk, Compilation, Module, ModuleGraph } from 'webpack';
import { resourceOf, shareOf } from './internals/modules';
import { isForPhone } from './platforms';

function sharesOf(compilation: Compilation, chunk: Chunk): string[] {
  const found: string[] = [];
  for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
    const share = shareOf(module);
    if (share !== undefined) found.push(share);
  }
  return found;
}

/** What a set of chunks amounts to on the wire. */
export function filesOf(compilation: Compilation, chunks: Iterable<Chunk>): PartFiles {
  const part = { js: new Set<string>(), css: new Set<string>(), shares: new Set<string>() };
  for (const chunk of chunks) {
    for (const file of chunk.files) (file.endsWith('.css') ? part.css : part.js).add(file);
    for (const share of sharesOf(compilation, chunk)) part.shares.add(share);
  }
  return { js: [...part.js], css: [...part.css], shares: [...part.shares].sort() };
}

/** Requests of everything that a build takes from the share scope. */
export function takenShares(compilation: Compilation): string[] {
  const found = new Set<string>();
  for (const chunk of compilation.chunks) for (const share of sharesOf(compilation, chunk)) found.add(share);
  return [...found].sort();
}

interface LazyPart {
  /** The module that has the `import()`. */
  module: Module;
  /** What stands in the brackets of the `import()`. */
  request: string;
  resource: string | undefined;
  /** Whether the part was built for the phone. */
  onPhone: boolean;
  files: PartFiles;
}

/**
 * Every `import()` of a build, with the files that the browser needs for it. In the order of their modules' names:
 * `modules` has them as they were read, and the same sources are to give the same `release.json`.
 */
export function* lazyParts(compilation: Compilation): Generator<LazyPart> {
  const graph: ModuleGraph = compilation.moduleGraph;
  const named = [...compilation.modules].map((module) => ({ module, name: module.identifier() }));
  for (const { module } of named.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    for (const block of module.blocks) {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      if (!group) continue;
      for (const dependency of block.dependencies) {
        const target = graph.getModule(dependency);
        if (!target) continue;
        const { request = '' } = dependency as { request?: string };
        const files = filesOf(compilation, group.chunks);
        yield { module, request, resource: resourceOf(target), onPhone: isForPhone(target), files };
      }
    }
  }
}
