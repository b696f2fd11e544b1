import { type Expression, type ObjectExpression, parseSync } from '@swc/core';

type Node = { type?: string } & Record<string, unknown>;

/** Calls the visitor for each node of a syntax tree. */
function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit);
  else if (value && typeof value === 'object') {
    const node = value as Node;
    if (typeof node.type === 'string') visit(node);
    for (const below of Object.values(node)) walk(below, visit);
  }
}

/** The texts that an expression can be, where they stand in it or in a `const` of the same file. */
function textsOf(expression: Expression, consts: Map<string, Expression[]>): string[] {
  const all = (...parts: Expression[]) => parts.flatMap((part) => textsOf(part, consts));
  switch (expression.type) {
    case 'StringLiteral':
      return [expression.value];
    case 'TemplateLiteral':
      return expression.expressions.length === 0 ? expression.quasis.map(({ raw }) => raw) : [];
    case 'ConditionalExpression':
      return all(expression.consequent, expression.alternate);
    case 'BinaryExpression':
      return ['??', '||', '&&'].includes(expression.operator) ? all(expression.left, expression.right) : [];
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
      return all(expression.expression);
    case 'Identifier':
      return all(...(consts.get(expression.value) ?? []));
    default:
      return [];
  }
}

function titleIn(given: ObjectExpression): Expression | undefined {
  for (const property of given.properties) {
    if (property.type === 'Identifier' && property.value === 'title') return property;
    if (
      property.type === 'KeyValueProperty' &&
      property.key.type === 'Identifier' &&
      property.key.value === 'title'
    )
      return property.value;
  }
  return undefined;
}

/** The titles that a source hands `usePage`, as far as they are texts: literals, choices between them, and constants. */
export function saidTitles(source: string): string[] {
  const consts = new Map<string, Expression[]>();
  const titles: Expression[] = [];
  walk(parseSync(source, { syntax: 'typescript', tsx: true }), (node) => {
    const { id, init } = node as { id?: Node; init?: Expression };
    if (node.type === 'VariableDeclarator' && id?.type === 'Identifier' && init)
      consts.set(String(id.value), [...(consts.get(String(id.value)) ?? []), init]);
    if (node.type !== 'CallExpression') return;
    const { callee, arguments: given } = node as { callee: Node; arguments: { expression: Expression }[] };
    const first = given[0]?.expression;
    if (callee.value !== 'usePage' || first?.type !== 'ObjectExpression') return;
    const title = titleIn(first);
    if (title) titles.push(title);
  });
  return titles.flatMap((title) => textsOf(title, consts));
}
