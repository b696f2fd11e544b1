const silent = /\bfunction onError\(\) \{\s*\}/;

/**
 * Has `renderToString` tell the server of what is thrown inside a Suspense boundary, which it passes over in silence: all
 * that would be known of such a page is that it never becomes whole. Fails the build when the library has changed.
 */
module.exports = function drawingErrorsLoader(source) {
  if (!silent.test(source))
    throw new Error('the server renderer of react-dom has changed: see drawing-errors-loader.cjs');
  return source.replace(silent, 'function onError(error) { window.harborDrawing?.threw?.(error); }');
};
