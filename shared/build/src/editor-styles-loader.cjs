/**
 * wangEditor keeps its colours on the whole page. A remote's styles touch nothing but its own pages, so they are put on
 * the class that frames the editor there.
 */
module.exports = (source) => {
  const scoped = source.replace(/:root,\s*:host\s*\{/, '.w-e-scope {');
  if (scoped === source) throw new Error('The styles of wangEditor have changed: nothing found to scope');
  return scoped;
};
