import { fenOf, type ServiceForm, sentSpecs } from './form';

/** What is wrong with single fields, by the names that the server gives them. */
export type Problems = Record<string, string>;

const between = (text: string, least: number, most: number) =>
  /^\d{1,7}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** What can be said before anything is sent: what the draft itself needs, and amounts that are none. Pure. */
export function problemsOf(form: ServiceForm): Problems {
  const found: Problems = {};
  if (!form.category) found.category_id = '请选择分类';
  if (form.title.trim().length < 4) found.title = '标题至少4个字';
  if (!form.form) found.form_no = '请选择信息表';
  if (!form.unit.trim()) found.unit = '请填写计价单位';
  if (fenOf(form.origin) === undefined) found.origin_price_fen = '请输入正确的金额，如 320 或 320.50';
  for (const [n, spec] of sentSpecs(form.specs).entries()) {
    const at = `specs.${n}`;
    if (!spec.name.trim()) found[`${at}.name`] = '请填写规格名称';
    if (form.mode !== 3 && fenOf(spec.price) === undefined) found[`${at}.price_fen`] = '请输入正确的价格';
    if (!between(spec.days, 1, 365)) found[`${at}.days`] = '1至365天';
    if (!between(spec.revisions, 0, 99)) found[`${at}.revisions`] = '0至99次';
    if (spec.id === undefined && spec.stock.trim() && !between(spec.stock, 0, 1_000_000))
      found[`${at}.stock`] = '请输入数量';
  }
  return found;
}

/** Which section of the page a field stands in; for the list of what is wrong. */
const names: Record<string, string> = {
  category_id: '分类',
  title: '标题',
  subtitle: '副标题',
  pictures: '图片',
  unit: '计价单位',
  origin_price_fen: '划线价',
  form_no: '信息表',
  tags: '标签',
  detail: '服务说明',
  suitable_for: '适合谁',
  included: '包含内容',
  not_included: '不包含内容',
  steps: '服务流程',
  faq: '常见问题',
  refund_rules: '退款规则',
  specs: '规格',
};

/** `规格 2：请填写规格名称`. */
export function saidOf(field: string, text: string): string {
  const [head = '', n] = field.split('.');
  return `${names[head] ?? head}${n === undefined ? '' : ` ${Number(n) + 1}`}：${text}`;
}
