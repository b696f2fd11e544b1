import type { ExperienceResult } from '@harbor/contract/journal-experience';
import type { Chance } from '../chance';

const begins: Record<ExperienceResult, readonly string[]> = {
  1: ['外审两轮意见都偏正面，没有要求补实验。', '编辑初审后一个多月就给了录用通知，只改了格式。'],
  2: [
    '大修一次、小修一次。第一轮三位审稿人，意见集中在样本量和对照组的设置。',
    '返修给了六十天，逐条回复写了十二页，第二轮只问了两处图注。',
    '两位审稿人意见相左，编辑又送了第三位，因此多等了一个多月。',
  ],
  3: [
    '编辑初审没有送外审，理由是与近期选题方向不够贴近，回信很快。',
    '初审退回，建议改投同方向的应用类期刊，没有给具体意见。',
  ],
  4: [
    '外审回来两份意见，一份建议大修，一份认为创新性不足，最后拒稿。',
    '审稿人指出的对照设计问题确实存在，改完后准备换一种期刊。',
  ],
  5: ['系统里一直显示在审，问过一次进度，编辑第三天回复仍在等第二份意见。', '已经修回，目前等第二轮意见。'],
  6: ['在审四个月没有外审意见，和编辑说明后撤稿，流程顺利。', '研究计划有调整，需要补一组数据，先撤稿了。'],
};

const more = [
  '投稿系统要求上传数据可得性声明，提前备好能省一次退回。',
  '参考文献格式查得细，建议用官网的模板。',
  '编辑回信基本在三个工作日内。',
  '图的分辨率要求比较高，第一次提交被退回补图。',
  '审稿意见具体，没有只说一句话的情况。',
  '录用后排版和校样很快，校样给了两天时间。',
  '需要全体作者签署的声明，记得提前联系合作单位。',
  '语言润色证明不是必需，但编辑会提醒表述问题。',
];

/** What a made-up author tells, short or long; now and then nothing. */
export function textOf(chance: Chance, result: ExperienceResult): string {
  if (chance.is(0.12)) return '';
  const rest = chance.shuffle(more).slice(0, chance.int(0, 3));
  return [
    chance.pick(begins[result]),
    ...rest,
    ...(rest.length === 0 ? ['整个过程比预想的顺利。'] : []),
  ].join('');
}
