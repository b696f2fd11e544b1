import { composed } from '@harbor/contract/composed';
import { inspect, masked } from '@harbor/contract/sentinel';

const places = /[\p{Script=Han}]{2,12}?(?:大学|学院|研究院|研究所|科学院|医院|实验室|课题组|公司)/gu;
const persons = /[\p{Script=Han}]{1,3}(?:老师|教授|导师|院士|主任|研究员)/gu;

/** Words that only look like a place or a person: what everybody says. */
const usual =
  /^(?:本|我|某|该|各|贵|这|那|在|于|和|与|的|为|请|由|及|一|两|几|多|名|位|所|硕士|博士|研究生|任课|指导|评审|审稿|国内|国外|双一流|重点|高等|综合|师范|医学|理工)*(?:大学|学院|研究院|研究所|科学院|医院|实验室|课题组|公司|老师|教授|导师|院士|主任|研究员)$/u;

const flat = (text: string) => composed(text, 'NFKC').toLowerCase().replace(/\s+/g, '');

/** Whether a name stands in a text, in any width, case or spacing. One character says nothing. */
export function namesIn(text: string, names: readonly string[]): string[] {
  const said = flat(text);
  return names.filter((name) => {
    const wanted = flat(name);
    return wanted.length > 1 && said.includes(wanted);
  });
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every place where a name stands, as it was written: its characters with any blanks between them. */
const spelled = (name: string) =>
  new RegExp([...composed(name, 'NFKC').replace(/\s+/g, '')].map((one) => literal(one)).join('\\s*'), 'giu');

/** A text without contact details and without the names given. Everything else stays as it was written. */
export function withoutNames(text: string, names: readonly string[]): string {
  const left = names
    .filter((name) => flat(name).length > 1)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replace(spelled(name), '某某'), composed(text, 'NFKC'));
  return masked(left, personal(left));
}

/** Contact details and numbers of identity papers in a text. */
export const personal = (text: string) =>
  inspect(text, 'review').filter(({ kind }) => kind === 'contact' || kind === 'identity');

/** The same for a short line that everybody reads: names of places and persons are taken out too, whosever they are. */
export const neutral = (line: string, names: readonly string[]): string =>
  withoutNames(line, names)
    .replace(places, (found) => (usual.test(found) ? found : '某单位'))
    .replace(persons, (found) => (usual.test(found) ? found : '某老师'));
