/**
 * antd's styles, for jsdom, which draws nothing: computing them was a tenth of a component test's time. Components lack
 * the class of the theme's variables; `genCssVar` names variables for inline styles.
 */
const name = (prefix, component) => (variable) => `--${prefix}-${component}-${variable}`;
module.exports = {
  genStyleHooks: () => () => ['', ''],
  genComponentStyleHook: () => () => '',
  genSubStyleComponent: () => () => null,
  genCssVar: (prefix, component) => {
    const varName = name(prefix, component);
    return [varName, (variable, fallback) => `var(${varName(variable)}${fallback ? `, ${fallback}` : ''})`];
  },
};
