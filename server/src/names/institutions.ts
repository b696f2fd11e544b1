import { composed } from '@harbor/contract/composed';
import { avoidedIn } from './names';

/** English names of institutions whose Chinese names do not give them: each pair stands for one place. */
const english: readonly (readonly [chinese: string, ...english: string[]])[] = [
  ['北京大学', 'Peking University', 'PKU', 'Beijing University'],
  ['清华大学', 'Tsinghua University', 'THU'],
  ['中国人民大学', 'Renmin University of China', 'RUC'],
  ['北京航空航天大学', 'Beihang University', 'BUAA'],
  ['北京理工大学', 'Beijing Institute of Technology', 'BIT'],
  ['北京师范大学', 'Beijing Normal University', 'BNU'],
  ['北京交通大学', 'Beijing Jiaotong University', 'BJTU'],
  ['北京科技大学', 'University of Science and Technology Beijing', 'USTB'],
  ['北京邮电大学', 'Beijing University of Posts and Telecommunications', 'BUPT'],
  ['北京化工大学', 'Beijing University of Chemical Technology', 'BUCT'],
  ['中国农业大学', 'China Agricultural University', 'CAU'],
  ['中国科学院大学', 'University of Chinese Academy of Sciences', 'UCAS'],
  ['中国科学院', 'Chinese Academy of Sciences', 'CAS'],
  ['中国社会科学院', 'Chinese Academy of Social Sciences', 'CASS'],
  ['北京协和医学院', 'Peking Union Medical College', 'PUMC'],
  ['中国医学科学院', 'Chinese Academy of Medical Sciences', 'CAMS'],
  ['南开大学', 'Nankai University'],
  ['天津大学', 'Tianjin University'],
  ['大连理工大学', 'Dalian University of Technology', 'DUT'],
  ['东北大学', 'Northeastern University China', 'NEU'],
  ['吉林大学', 'Jilin University', 'JLU'],
  ['哈尔滨工业大学', 'Harbin Institute of Technology', 'HIT'],
  ['哈尔滨工程大学', 'Harbin Engineering University', 'HEU'],
  ['复旦大学', 'Fudan University'],
  ['上海交通大学', 'Shanghai Jiao Tong University', 'SJTU'],
  ['同济大学', 'Tongji University'],
  ['华东师范大学', 'East China Normal University', 'ECNU'],
  ['华东理工大学', 'East China University of Science and Technology', 'ECUST'],
  ['上海财经大学', 'Shanghai University of Finance and Economics', 'SUFE'],
  ['上海大学', 'Shanghai University'],
  ['南京大学', 'Nanjing University', 'NJU'],
  ['东南大学', 'Southeast University', 'SEU'],
  ['南京航空航天大学', 'Nanjing University of Aeronautics and Astronautics', 'NUAA'],
  ['南京理工大学', 'Nanjing University of Science and Technology', 'NJUST'],
  ['河海大学', 'Hohai University'],
  ['苏州大学', 'Soochow University'],
  ['中国矿业大学', 'China University of Mining and Technology', 'CUMT'],
  ['浙江大学', 'Zhejiang University', 'ZJU'],
  ['西湖大学', 'Westlake University'],
  ['中国科学技术大学', 'University of Science and Technology of China', 'USTC'],
  ['合肥工业大学', 'Hefei University of Technology', 'HFUT'],
  ['厦门大学', 'Xiamen University', 'XMU'],
  ['福州大学', 'Fuzhou University', 'FZU'],
  ['山东大学', 'Shandong University', 'SDU'],
  ['中国海洋大学', 'Ocean University of China', 'OUC'],
  ['中国石油大学', 'China University of Petroleum', 'UPC'],
  ['郑州大学', 'Zhengzhou University', 'ZZU'],
  ['武汉大学', 'Wuhan University', 'WHU'],
  ['华中科技大学', 'Huazhong University of Science and Technology', 'HUST'],
  ['武汉理工大学', 'Wuhan University of Technology', 'WUT'],
  ['华中师范大学', 'Central China Normal University', 'CCNU'],
  ['华中农业大学', 'Huazhong Agricultural University', 'HZAU'],
  ['中国地质大学', 'China University of Geosciences', 'CUG'],
  ['湖南大学', 'Hunan University', 'HNU'],
  ['中南大学', 'Central South University', 'CSU'],
  ['国防科技大学', 'National University of Defense Technology', 'NUDT'],
  ['中山大学', 'Sun Yat-sen University', 'SYSU'],
  ['华南理工大学', 'South China University of Technology', 'SCUT'],
  ['暨南大学', 'Jinan University'],
  ['南方科技大学', 'Southern University of Science and Technology', 'SUSTech'],
  ['深圳大学', 'Shenzhen University', 'SZU'],
  ['四川大学', 'Sichuan University', 'SCU'],
  ['电子科技大学', 'University of Electronic Science and Technology of China', 'UESTC'],
  ['西南交通大学', 'Southwest Jiaotong University', 'SWJTU'],
  ['西南大学', 'Southwest University'],
  ['重庆大学', 'Chongqing University', 'CQU'],
  ['云南大学', 'Yunnan University'],
  ['西安交通大学', 'Xi’an Jiaotong University', 'XJTU'],
  ['西北工业大学', 'Northwestern Polytechnical University', 'NPU', 'NWPU'],
  ['西安电子科技大学', 'Xidian University'],
  ['西北农林科技大学', 'Northwest A&F University', 'NWAFU'],
  ['西北大学', 'Northwest University China', 'NWU'],
  ['长安大学', 'Chang’an University'],
  ['兰州大学', 'Lanzhou University', 'LZU'],
  ['香港大学', 'The University of Hong Kong', 'HKU'],
  ['香港中文大学', 'The Chinese University of Hong Kong', 'CUHK'],
  ['香港科技大学', 'The Hong Kong University of Science and Technology', 'HKUST'],
  ['香港理工大学', 'The Hong Kong Polytechnic University', 'PolyU'],
  ['香港城市大学', 'City University of Hong Kong', 'CityU'],
  ['澳门大学', 'University of Macau'],
  ['台湾大学', 'National Taiwan University', 'NTU'],
  ['哈佛大学', 'Harvard University'],
  ['斯坦福大学', 'Stanford University'],
  ['麻省理工学院', 'Massachusetts Institute of Technology', 'MIT'],
  ['牛津大学', 'University of Oxford'],
  ['剑桥大学', 'University of Cambridge'],
  ['帝国理工学院', 'Imperial College London'],
  ['东京大学', 'The University of Tokyo'],
  ['新加坡国立大学', 'National University of Singapore', 'NUS'],
  ['南洋理工大学', 'Nanyang Technological University'],
];

/** One spelling of a name, by which equal ones are kept once: width, case, blanks and marks do not count. */
export const spelling = (name: string): string =>
  composed(name, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Spellings of both languages → all names of the place. */
const bySpelling = new Map(english.flatMap((names) => names.map((name) => [spelling(name), names] as const)));

/** In a longer text: only whole names, never short forms. */
const chinese = english.map((names) => [spelling(names[0]), names] as const);

/**
 * The other names of the places that a text names, in Chinese and English: 北京大学医学部 gives Peking University. Those of
 * which the pairs of this file know nothing have none.
 */
export function otherNames(text: string): string[] {
  const own = spelling(text);
  const whole = bySpelling.get(own);
  // The longest: 中国科学院大学 is not 中国科学院.
  const inside = chinese
    .filter(([name]) => own.includes(name))
    .toSorted(([a], [b]) => b.length - a.length)[0]?.[1];
  const latin = english.find((names) =>
    names.slice(1).some((name) => name.length > 8 && own.includes(spelling(name))),
  );
  const names = whole ?? inside ?? latin ?? [];
  return names.filter((name) => spelling(name) !== own);
}

const inHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Whether an entry of a list names a place that a unit in the other language belongs to. */
function meetsAbroad(item: string, unit: string): boolean {
  if (inHan(item) === inHan(unit)) return false;
  const fits = (one: string, other: string) =>
    avoidedIn([one], { name: '', units: [other], bio: '' }).length > 0;
  // By the Chinese name where it is known: English ones share most of their words.
  const home = (text: string) => otherNames(text).filter(inHan);
  const [known, han] = inHan(item) ? [home(unit), item] : [home(item), unit];
  if (known.length > 0) return known.some((name) => (inHan(item) ? fits(han, name) : fits(name, han)));
  const latin = otherNames(han).filter((name) => !inHan(name));
  return latin.some((name) => (inHan(item) ? fits(name, unit) : fits(item, name)));
}

/**
 * What of a list somebody falls under who works at these units, in Chinese as in English.
 * @param avoided institutions, or people, in somebody's words
 */
export function meets(
  avoided: readonly string[],
  known: { name: string; units: readonly string[]; bio: string },
): string[] {
  const units = [...known.units];
  return avoided.filter(
    (item) =>
      avoidedIn([item], { ...known, units }).length > 0 || units.some((unit) => meetsAbroad(item, unit)),
  );
}
