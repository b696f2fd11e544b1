import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { type Check, few, type Problem } from './problems';

/** Names of steps inside `@keyframes` look like selectors and are none. */
const isStep = (rule: Rule) => {
  const around = rule.parent;
  return around?.type === 'atrule' && /keyframes$/i.test((around as AtRule).name);
};

/** A nested rule is scoped by the one around it. */
const isNested = (rule: Rule) => rule.parent?.type === 'rule';

/** Classes of the component libraries, which every remote's pages have. */
const libraryClass = /^(ant|adm)-/;

/**
 * Whether a selector can only touch elements of its own remote: CSS Modules give each class a name of its own, so one
 * such class anywhere in it is enough. Classes inside `:not()`, `:is()` and the like do not count.
 */
function isScoped(selector: string): boolean {
  let scoped = true;
  parseSelector((list) => {
    scoped = list.nodes.every((one) =>
      one.nodes.some((node) => node.type === 'class' && !libraryClass.test(node.value)),
    );
  }).processSync(selector);
  return scoped;
}

function globalSelectors(sheet: Root): string[] {
  const found: string[] = [];
  sheet.walkRules((rule) => {
    if (isStep(rule) || isNested(rule)) return;
    for (const selector of rule.selectors) if (!isScoped(selector)) found.push(selector);
  });
  return found;
}

/** A remote's styles touch nothing but its own pages. The shell's belong to the whole site. */
export const checkCss: Check = async ({ folder, files, release }) => {
  if (release.name === 'shell') return [];
  const problems: Problem[] = [];
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const text = await readFile(join(folder, file), 'utf8');
    let found: string[];
    try {
      found = globalSelectors(postcss.parse(text));
    } catch {
      problems.push({ field: 'css', message: `样式 ${file} 无法解析：请修正后重新构建` });
      continue;
    }
    if (found.length > 0)
      problems.push({
        field: 'css',
        message: `样式 ${file} 含全局选择器 ${few(found)}，会影响其他团队的页面：请改用 CSS Modules 的类名`,
      });
  }
  return problems;
};
