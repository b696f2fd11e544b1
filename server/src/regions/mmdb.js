import { shortProvince, special } from './read.js';

const countries = new Intl.DisplayNames(['zh-CN'], { type: 'region' });

/** The provinces as DB-IP writes them. */
const provinces = {
  Anhui: '安徽',
  Beijing: '北京',
  Chongqing: '重庆',
  Fujian: '福建',
  Gansu: '甘肃',
  Guangdong: '广东',
  Guangxi: '广西',
  Guizhou: '贵州',
  Hainan: '海南',
  Hebei: '河北',
  Heilongjiang: '黑龙江',
  Henan: '河南',
  Hubei: '湖北',
  Hunan: '湖南',
  'Inner Mongolia': '内蒙古',
  Jiangsu: '江苏',
  Jiangxi: '江西',
  Jilin: '吉林',
  Liaoning: '辽宁',
  Ningxia: '宁夏',
  Qinghai: '青海',
  Shaanxi: '陕西',
  Shandong: '山东',
  Shanghai: '上海',
  Shanxi: '山西',
  Sichuan: '四川',
  Tianjin: '天津',
  Tibet: '西藏',
  Xinjiang: '新疆',
  Yunnan: '云南',
  Zhejiang: '浙江',
};

/**
 * The region of a record of a city table.
 * @returns undefined for addresses that belong to nobody
 */
export function regionOfRecord(record) {
  const code = record?.country_code;
  if (!code || !/^[A-Z]{2}$/.test(code) || code === 'ZZ') return undefined;
  const country = countries.of(code) ?? code;
  const short = shortProvince(country);
  if (special[short.replace(/^中国/, '')]) return special[short.replace(/^中国/, '')];
  if (code !== 'CN') return country;
  // A name that is none of these is no reason to claim a province.
  return provinces[record.state1] ?? '中国';
}

const families = {
  4: { bits: 32, from: 0n, to: 2n ** 32n, format: formatV4 },
  // Only here are addresses that people have (global unicast, 2000::/3).
  6: { bits: 128, from: 0x2n << 124n, to: 0x4n << 124n, format: formatV6 },
};

function formatV4(address) {
  const n = Number(address);
  return [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255].join('.');
}

function formatV6(address) {
  return address.toString(16).padStart(32, '0').match(/.{4}/g)?.join(':') ?? '::';
}

/**
 * All ranges of a MaxMind database, in the order of their addresses, neighbours with one region drawn together.
 * @param reader what `mmdb-lib` opens: it gives a record and how many bits of the address led to it
 * @returns {Generator<import('./read.js').RegionRange>}
 */
export function* rangesOfDatabase(reader) {
  const family = families[reader.metadata.ipVersion];
  const { bits, from, to, format } = family;
  const known = new Map();
  let open;
  for (let address = from; address < to; ) {
    const [record, prefix] = reader.getWithPrefixLength(format(address));
    const next = address + 2n ** BigInt(bits - prefix);
    // Millions of networks share some hundred regions.
    const key = `${record?.country_code} ${record?.state1}`;
    if (!known.has(key)) known.set(key, regionOfRecord(record));
    const region = known.get(key);
    if (open && open.region !== region) {
      yield { first: format(open.from), last: format(address - 1n), region: open.region };
      open = undefined;
    }
    if (region) open ??= { from: address, region };
    address = next;
  }
  if (open) yield { first: format(open.from), last: format(to - 1n), region: open.region };
}
