import { dictionary } from '@zxcvbn-ts/language-common';

/** Words that common passwords are made of; each stands for all its spellings with digits and signs around it. */
const words =
  `password passwort passw0rd admin administrator root user guest test tester login welcome letmein
access master hello iloveyou loveyou love monkey dragon sunshine princess football baseball basketball soccer hockey
superman batman spiderman pokemon starwars trustno shadow michael jordan jennifer jessica ashley daniel charlie
andrew thomas robert william george james david richard matthew joshua nicole amanda hannah summer winter spring autumn
flower freedom whatever nothing computer internet google facebook twitter youtube apple samsung huawei xiaomi tencent
taobao alibaba wechat weixin china beijing shanghai guangzhou shenzhen woaini woaiwojia woaijia aini nihao mima
zhangwei wangwei wangfang liwei lina zhangmin lijing wangjing liuwei zhongguo diannao tiankong qwerty qwertyuiop qwert
qwer asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc edcrfv abcd abcde abcdef abcdefg abcdefgh abc aa aaa aaaa asd
qwe zxc xyz killer cheese pepper ginger cookie banana orange purple yellow silver golden diamond angel secret private
security changeme default temp temporary sample student teacher school university scholar harbor xueshu xueshugang thesis
lunwen keyan boshi shuoshi daxue xuesheng laoshi happy lucky family baby honey forever friend friends money dollar
blink music guitar rock star moon sun sky water fire earth lover tiger lion eagle falcon wolf bear rabbit hunter ranger
soldier killerbee matrix hacker ninja samurai phoenix thunder lightning storm rain snow cloud rainbow ocean river
mountain forest garden house window door key lock open close start finish begin end first last new old good bad best`
    .split(/\s+/)
    .filter(Boolean);

const known = new Set(words);

/** What the leaked collections of the world have most: 49,000 passwords. */
const leaked = new Set(dictionary['passwords-common']);

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const rows = [
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn',
];

const reversed = (text: string) => [...text].reverse().join('');

function isRun(text: string): boolean {
  return rows.some(
    (row) => row.includes(text) || reversed(row).includes(text) || `${row}${row}`.includes(text),
  );
}

/** The word that is left when digits and signs around it are taken away, with and without 0 for o and the like. */
function cores(text: string): string[] {
  const plain = text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const read = [...text].map((c) => leet[c] ?? c).join('');
  return [plain, read.replace(/^[^a-z]+|[^a-z]+$/g, ''), [...plain].map((c) => leet[c] ?? c).join('')];
}

/**
 * Whether a password is among the first that anybody tries: a leaked one, a common word with digits or signs around it, a run of the
 * keyboard or the alphabet, a repeated piece, a date, or the person's own phone number.
 */
export function isWeakPassword(password: string, phone: string): boolean {
  const text = password.toLowerCase();
  if (text.includes(phone) || (phone.length >= 8 && text.includes(phone.slice(-8)))) return true;
  if (leaked.has(text) || /^(.{1,4})\1+$/.test(text)) return true;
  const parts = text.split(/(?<=\d)(?=\D)|(?<=\D)(?=\d)|[!-/:-@[-`{-~]+/).filter(Boolean);
  const trivial = (part: string) =>
    isRun(part) || /^(.)\1*$/.test(part) || known.has(part) || /^(19|20)\d{2}([01]\d[0-3]\d)?$/.test(part);
  // Longer ones made of several words are a passphrase.
  if (text.length < 12 && parts.every((part) => part.length <= 2 || trivial(part)) && parts.some(trivial))
    return true;
  const isCommon = (core: string) =>
    core.length > 2 && (known.has(core) || isRun(core) || known.has(core.replace(/(.+)\1/, '$1')));
  return cores(text).some(isCommon);
}
