const countries = new Intl.DisplayNames(['zh-CN'], { type: 'region' });
/** Written beside 中国 in the data, and shown with it. */
const ofChina = { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' };
export const special = { 香港: '中国香港', 澳门: '中国澳门', 台湾: '中国台湾' };
const none = new Set(['', '0', 'Reserved', '内网IP', '保留']);

/** A province by the name that people read: 广东省 is 广东, 广西壮族自治区 is 广西. */
export const shortProvince = (name) => name.replace(/(?:壮族|回族|维吾尔)?自治区$|特别行政区$|省$|市$/u, '');

function regionOf([country, second, third, , last]) {
  // Newer tables end in the country's two letters and have no 区域 in front of the province.
  const code = /^[A-Z]{2}$/.test(last ?? '') ? last : undefined;
  if (none.has(country) || country === undefined) return undefined;
  if (code && ofChina[code]) return ofChina[code];
  const home = code ? code === 'CN' : country === '中国';
  if (!home) return code ? countries.of(code) : (special[country] ?? country);
  const province = shortProvince((code ? second : third) ?? '');
  if (special[province]) return special[province];
  return none.has(province) ? '中国' : province;
}

/**
 * One line of a table of addresses: `first|last|country|area|province|city|net`, or the newer
 * `first|last|country|province|city|net|XX`. Of it only the province is kept, abroad the country.
 * @returns undefined for a remark, an empty line or addresses that belong to nobody
 */
export function readRange(line) {
  const [first, last, ...place] = line.trim().split('|');
  if (!first || !last || first.startsWith('#')) return undefined;
  const region = regionOf(place);
  return region ? { first, last, region } : undefined;
}

/** Ranges in the order of the table, those that follow each other with the same region drawn together. */
export function* joined(ranges) {
  let open;
  for (const range of ranges) {
    if (open?.region === range.region && follows(open.last, range.first)) open.last = range.last;
    else {
      if (open) yield open;
      open = { ...range };
    }
  }
  if (open) yield open;
}

const v4 = (address) =>
  /^\d+\.\d+\.\d+\.\d+$/.test(address)
    ? address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
    : undefined;

const follows = (before, after) => {
  const [one, two] = [v4(before), v4(after)];
  return one !== undefined && two === one + 1;
};
