import { subjects } from '../subjects';

const names = `
0101哲学 0201理论经济学 0202应用经济学 0270统计学
0301法学 0302政治学 0303社会学 0304民族学 0305马克思主义理论 0306公安学 0307中共党史党建学 0308纪检监察学
0401教育学 0402心理学 0403体育学 0501中国语言文学 0502外国语言文学 0503新闻传播学 0601考古学 0602中国史 0603世界史
0701数学 0702物理学 0703化学 0704天文学 0705地理学 0706大气科学 0707海洋科学 0708地球物理学 0709地质学 0710生物学
0711系统科学 0712科学技术史 0713生态学 0714统计学
0801力学 0802机械工程 0803光学工程 0804仪器科学与技术 0805材料科学与工程 0806冶金工程 0807动力工程及工程热物理
0808电气工程 0809电子科学与技术 0810信息与通信工程 0811控制科学与工程 0812计算机科学与技术 0813建筑学 0814土木工程
0815水利工程 0816测绘科学与技术 0817化学工程与技术 0818地质资源与地质工程 0819矿业工程 0820石油与天然气工程
0821纺织科学与工程 0822轻工技术与工程 0823交通运输工程 0824船舶与海洋工程 0825航空宇航科学与技术 0826兵器科学与技术
0827核科学与技术 0828农业工程 0829林业工程 0830环境科学与工程 0831生物医学工程 0832食品科学与工程 0833城乡规划学
0835软件工程 0836生物工程 0837安全科学与工程 0838公安技术 0839网络空间安全
0901作物学 0902园艺学 0903农业资源与环境 0904植物保护 0905畜牧学 0906兽医学 0907林学 0908水产 0909草学 0910水土保持与荒漠化防治学
1001基础医学 1002临床医学 1003口腔医学 1004公共卫生与预防医学 1005中医学 1006中西医结合 1007药学 1008中药学 1009特种医学
1011护理学 1012法医学
1101军事思想与军事历史 1102战略学 1103联合作战学 1104军兵种作战学 1105军队指挥学 1106军队政治工作学 1107军事后勤学
1108军事装备学 1109军事管理学 1110军事训练学 1111军事智能
1201管理科学与工程 1202工商管理学 1203农林经济管理 1204公共管理学 1205信息资源管理 1301艺术学
1401集成电路科学与工程 1402国家安全学 1403设计学 1404遥感科学与技术 1405智能科学与技术 1406纳米科学与工程 1407区域国别学`;

/** A first-level discipline (一级学科) by its four-digit code, whose first two are the number of its field (门类). */
export const disciplines: ReadonlyMap<string, string> = new Map(
  names
    .trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 4), entry.slice(4)]),
);

/** The fields with their disciplines, in the order of the national catalogue (研究生教育学科专业目录, 2022). */
export const disciplineTree = Object.entries(subjects).map(([number, label]) => {
  const value = number.padStart(2, '0');
  return {
    value,
    label: label as string,
    children: [...disciplines]
      .filter(([code]) => code.startsWith(value))
      .map(([code, name]) => ({ value: code, label: name })),
  };
});

/** 工学 / 材料科学与工程 of `0805`; empty for a code that there is not. */
export function disciplineLabel(code: string): string {
  const name = disciplines.get(code);
  const field = disciplineTree.find(({ value }) => value === code.slice(0, 2));
  return name && field ? `${field.label} / ${name}` : '';
}
