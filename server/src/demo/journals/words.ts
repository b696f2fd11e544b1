/** Fields of made-up journals: by discipline of the national catalogue, each field in Chinese and English. */
export const fields: Record<string, readonly (readonly [cn: string, en: string])[]> = {
  哲学: [
    ['伦理学', 'Ethics'],
    ['逻辑学', 'Logic'],
    ['科学哲学', 'Philosophy of Science'],
    ['美学', 'Aesthetics'],
  ],
  经济学: [
    ['区域经济', 'Regional Economics'],
    ['劳动经济', 'Labour Economics'],
    ['国际贸易', 'Trade Studies'],
    ['公共财政', 'Public Finance'],
  ],
  法学: [
    ['民商法', 'Private Law'],
    ['环境法', 'Environmental Law'],
    ['社会学', 'Sociology'],
    ['政治学', 'Political Inquiry'],
  ],
  教育学: [
    ['课程与教学', 'Curriculum Studies'],
    ['学前教育', 'Early Education'],
    ['心理测评', 'Psychological Assessment'],
    ['运动训练', 'Sport Training'],
  ],
  文学: [
    ['应用语言学', 'Applied Linguistics'],
    ['翻译研究', 'Translation Inquiry'],
    ['现当代文学', 'Modern Literature'],
    ['新闻传播', 'Media and Communication'],
  ],
  历史学: [
    ['考古', 'Field Archaeology'],
    ['海洋史', 'Maritime History'],
    ['地方文献', 'Local Archives'],
    ['科技史', 'History of Technology'],
  ],
  理学: [
    ['凝聚态物理', 'Condensed Matter'],
    ['分析化学', 'Analytical Chemistry'],
    ['统计学', 'Statistical Methods'],
    ['生态学', 'Field Ecology'],
  ],
  工学: [
    ['高分子材料', 'Polymer Materials'],
    ['储能技术', 'Energy Storage'],
    ['机器人', 'Robot Systems'],
    ['土木结构', 'Civil Structures'],
  ],
  农学: [
    ['作物遗传', 'Crop Genetics'],
    ['土壤与肥料', 'Soil and Nutrients'],
    ['水产养殖', 'Aquaculture'],
    ['林木保护', 'Forest Protection'],
  ],
  医学: [
    ['肿瘤学', 'Oncology Practice'],
    ['护理学', 'Nursing Practice'],
    ['公共卫生', 'Population Health'],
    ['药物研究', 'Drug Studies'],
  ],
  军事学: [
    ['军事运筹', 'Operations Analysis'],
    ['后勤保障', 'Logistics Support'],
    ['国防教育', 'Defence Education'],
    ['救援指挥', 'Rescue Command'],
  ],
  管理学: [
    ['信息管理', 'Information Management'],
    ['公共管理', 'Public Administration'],
    ['供应链', 'Supply Networks'],
    ['图书情报', 'Library and Information'],
  ],
  艺术学: [
    ['音乐学', 'Music Research'],
    ['设计学', 'Design Research'],
    ['戏剧影视', 'Stage and Screen'],
    ['书画研究', 'Calligraphy and Painting'],
  ],
  交叉学科: [
    ['数据科学', 'Data Science'],
    ['遥感应用', 'Remote Sensing Practice'],
    ['智能医学', 'Intelligent Medicine'],
    ['碳中和', 'Carbon Neutrality'],
  ],
};

/** Places that are on no map, in Chinese and English. */
export const places: readonly (readonly [cn: string, en: string])[] = [
  ['南屿', 'Nanyu'],
  ['东礁', 'Dongjiao'],
  ['云泽', 'Yunze'],
  ['北岬', 'Beijia'],
  ['青澳', 'Qingao'],
  ['海岚', 'Hailan'],
  ['望汐', 'Wangxi'],
  ['沐川', 'Muchuan'],
  ['白沙洲', 'Baishazhou'],
  ['临溟', 'Linming'],
  ['鹭汀', 'Luting'],
  ['松浦', 'Songpu'],
  ['澄湾', 'Chengwan'],
  ['远帆', 'Yuanfan'],
];

export const englishForms = [
  'Journal of',
  'Annals of',
  'Letters in',
  'Review of',
  'Archives of',
  'Studies in',
  'Bulletin of',
  'Frontline in',
];
export const chineseForms = ['学报', '研究', '评论', '通报', '进展', '论丛'];
export const publishers = [
  '远汐出版社',
  '海岚学术出版',
  'Tidewater Scholarly Press',
  'Lighthouse Journals',
  'Northquay Publishing',
  '南屿大学出版社',
];
export const frequencies = ['月刊', '双月刊', '季刊', '半月刊', '半年刊'];
export const countries = ['中国', '美国', '英国', '德国', '荷兰', '日本'];
