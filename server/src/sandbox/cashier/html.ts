/** Text that is markup already. */
export class Markup {
  constructor(readonly text: string) {}
}

export type Content = Markup | string | number | false | null | undefined | Content[];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup from a template: everything put into it is escaped unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...contents: Content[]): Markup {
  return new Markup(parts.map((part, i) => part + render(contents[i])).join(''));
}

/** For constants of this folder, such as icons. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

function render(content: Content): string {
  if (content === false || content === null || content === undefined) return '';
  if (Array.isArray(content)) return content.map(render).join('');
  if (content instanceof Markup) return content.text;
  return String(content).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
