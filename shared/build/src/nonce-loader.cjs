const without = /if \(csp\?\.nonce\) \{\s*styleNode\.nonce = csp\?\.nonce;\s*\}/;

/**
 * Gives every style element of antd the page's nonce, also where a caller names none (the scroll lock of dialogs, the
 * measuring of scrollbars). Fails the build when the library has changed, so that the rule is looked at again.
 */
module.exports = function nonceLoader(source) {
  if (!without.test(source))
    throw new Error('dynamicCSS.js of @rc-component/util has changed: see nonce-loader.cjs');
  return source.replace(
    without,
    "styleNode.nonce = csp?.nonce ?? document.querySelector('script[nonce]')?.nonce ?? '';",
  );
};
