const { Features, transform } = require('lightningcss');

/** What of the sheet does not simply stand below the frame, and what it becomes there. */
const places = [
  // The colours: of the whole page in the library, of the frame here.
  [/:root,\s*:host\s*\{/, '& {'],
  [/body \.w-e-modal,body \.w-e-modal \*\{/, '.w-e-modal,.w-e-modal *{'],
  // The frame itself, once it fills the window.
  [/\.w-e-full-screen-container\{/, '&.w-e-full-screen-container{'],
  [/\.w-e-full-screen-container \[/, '&.w-e-full-screen-container ['],
];

/**
 * wangEditor keeps its colours on the whole page and its rules for whatever has its classes. A remote's styles touch nothing
 * but its own pages, so all of them are put below the class that frames the editor there. `:where` leaves them as easy to
 * override as they were.
 */
module.exports = function scopeEditorStyles(source) {
  const { frame } = this.getOptions();
  const scoped = places.reduce((text, [written, instead]) => {
    if (!written.test(text))
      throw new Error(`The styles of wangEditor have changed: ${written} is not there`);
    return text.replace(written, instead);
  }, source);
  const { code } = transform({
    filename: this.resourcePath,
    code: Buffer.from(`:where(.${frame}){${scoped}}`),
    include: Features.Nesting,
  });
  return code.toString();
};
