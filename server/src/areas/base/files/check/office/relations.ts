import { Parser } from 'htmlparser2';
import { isHarmlessLink, isLocalPlace } from '../content/links';
import { Refusal } from '../refusal';
import { ambiguous } from './ambiguous';
import { xmlText } from './xml-text';

/** Parts that run something, by the last word of what they are to the document. */
const running =
  /^(?:vbaProject|wordVbaData|vbaProjectSignature\w*|activeXControl\w*|control|xlMacrosheet|xlIntlMacrosheet|dialogsheet|extensibility)$/i;

/** Types of parts that run something. */
const runningTypes = /macroEnabled|vbaProject|vbaData|macrosheet|intlmacrosheet|activeX/i;

const macros = () => new Refusal('文档中含有宏或控件，请移除宏后再上传');

/** A part that Word reads as whatever it is, page or rich text, and puts in its place; Word never writes one itself. */
const converted = /^aFChunk$/i;

const last = (type: string) => type.slice(type.lastIndexOf('/') + 1);

/** Reads the attributes of every element of a small part. */
async function elementsOf(content: Buffer, onElement: (attributes: Record<string, string>) => void) {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (_, attributes) => {
        depth += 1;
        if (depth > 32) throw new Refusal('文档的结构过于复杂，请另存为新文档后再上传');
        const lower = Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value] as const);
        if (new Set(lower.map(([key]) => key)).size < lower.length) throw ambiguous();
        onElement(Object.fromEntries(lower));
      },
      onclosetag: () => {
        depth -= 1;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for await (const text of xmlText([content])) parser.write(text);
  parser.end();
}

/**
 * Refuses documents whose list of types names macros, whatever the parts are called.
 * @returns whether it is the list of a document
 */
export async function checkTypes(content: Buffer): Promise<void> {
  await elementsOf(content, ({ contenttype = '' }) => {
    if (runningTypes.test(contenttype)) throw macros();
  });
}

/**
 * Looks at what a part refers to: macros and controls are refused, and so is everything outside but links to follow, and
 * files on the own computer that Word and WPS name in passing (the template a thesis was begun with, the place a picture
 * came from).
 * @throws Refusal
 */
export async function checkRelations(content: Buffer): Promise<void> {
  await elementsOf(content, ({ type = '', target = '', targetmode = '' }) => {
    const what = last(type);
    if (running.test(what) || /\/ui\/(?:extensibility|userCustomization)/i.test(type)) throw macros();
    if (converted.test(what))
      throw new Refusal('文档中嵌入了网页或其他格式的内容，请用 Word 打开后另存为 docx 再上传');
    const outside = /^\s*external\s*$/i.test(targetmode) || !staysInside(target);
    if (!outside) return;
    if (/^hyperlink$/i.test(what)) {
      if (!isHarmlessLink(target)) throw new Refusal('文档中含有指向程序或网络共享的链接，请移除后再上传');
      return;
    }
    if (!isLocalPlace(target))
      throw new Refusal(
        /template/i.test(what)
          ? '文档引用了网络上的模板，请在 Word 的“文档模板”中改为 Normal 后再上传'
          : '文档引用了网络上的内容（外部链接），请断开链接或改为嵌入后再上传',
      );
  });
}

/** Whether a place is one inside the document, as those without a mode have to be. */
const staysInside = (target: string) => !/^[a-z][a-z0-9+.-]*:|^[\\/]{2}|\\/i.test(target.trim());
