import type { CourseCategoryId } from '@harbor/contract/course-categories';
import type { PlanKind } from '@harbor/contract/plan-kinds';

/** A step of a plan before there is a day: how long it takes, and what of the site helps. */
export interface StepRule {
  key: string;
  title: string;
  text: string;
  /** Days that it usually takes, and that it takes at least. */
  usual: number;
  least: number;
  /** Numbers of the order forms of services that help. */
  forms: readonly number[];
  courses?: CourseCategoryId;
  way?: { title: string; path: string };
}

const journals = { title: '查期刊与审稿周期', path: '/querytool/' };

/** The steps of each kind, in their order. What somebody does themselves is said so: nobody does it for them. */
export const planRules: Record<PlanKind, readonly StepRule[]> = {
  defence: [
    {
      ...{ key: 'topic', title: '定题与开题', usual: 30, least: 12, forms: [1, 3], courses: 1 },
      text: '把题目问小，写清要回答的问题与方法，经导师同意。',
    },
    {
      ...{ key: 'review', title: '文献综述', usual: 30, least: 14, forms: [4], courses: 3 },
      text: '定检索式，读完核心文献，写出与本研究的关系。',
    },
    {
      ...{ key: 'data', title: '收集与分析数据', usual: 60, least: 25, forms: [10, 11], courses: 2 },
      text: '由您本人完成实验、调查与分析；方法拿不准时可请老师指导。',
    },
    {
      ...{ key: 'draft', title: '写出完整初稿', usual: 45, least: 21, forms: [5, 2] },
      text: '由您本人撰写，按章节交导师看。',
    },
    {
      ...{ key: 'revise', title: '按意见修改', usual: 21, least: 8, forms: [6, 18] },
      text: '先改结构与论证，再改语言。',
    },
    {
      ...{ key: 'check', title: '查重、格式与送审', usual: 20, least: 12, forms: [8, 9] },
      text: '外审通常要 2 至 4 周，时间由学校决定，无法加急。',
    },
    {
      ...{ key: 'rehearse', title: '准备答辩', usual: 10, least: 4, forms: [7], courses: 6 },
      text: '做幻灯片，预演两次，准备可能被问的问题。',
    },
  ],
  fund: [
    {
      ...{ key: 'direction', title: '定方向与科学问题', usual: 21, least: 7, forms: [1, 25], courses: 6 },
      text: '读指南，确定关键科学问题，和合作者谈定分工。',
    },
    {
      ...{ key: 'basis', title: '立项依据与前期基础', usual: 21, least: 8, forms: [4, 25], courses: 3 },
      text: '由您本人撰写；把已有数据与图整理好。',
    },
    {
      ...{ key: 'design', title: '研究内容与方案', usual: 21, least: 8, forms: [11, 10] },
      text: '方案要能被一步步做到，指标可以检验。',
    },
    {
      ...{ key: 'peer', title: '同行看一遍并修改', usual: 14, least: 6, forms: [25, 16] },
      text: '请不同方向的同行各看一遍，只改最要紧的。',
    },
    {
      ...{ key: 'language', title: '摘要与图表', usual: 7, least: 3, forms: [18, 20] },
      text: '摘要写三遍，图表统一。',
    },
    {
      ...{ key: 'submit', title: '单位审核与提交', usual: 10, least: 5, forms: [] },
      text: '单位的截止日往往比系统早 5 至 10 天，请先问科研处。',
    },
  ],
  conference: [
    {
      ...{ key: 'choose', title: '选会议与看征稿要求', usual: 7, least: 2, forms: [21], courses: 4 },
      text: '核对会议的主办方、收录与页数要求。',
    },
    {
      ...{ key: 'results', title: '补齐实验与结果', usual: 30, least: 12, forms: [11, 10], courses: 2 },
      text: '由您本人完成；先补能回答问题的那一组。',
    },
    {
      ...{ key: 'draft', title: '写出初稿', usual: 21, least: 9, forms: [2, 5] },
      text: '由您本人撰写，先定图再写字。',
    },
    {
      ...{ key: 'polish', title: '语言与图表', usual: 10, least: 5, forms: [17, 20], courses: 5 },
      text: '按会议模板排版，逐句核对术语。',
    },
    {
      ...{ key: 'submit', title: '提交', usual: 3, least: 1, forms: [] },
      text: '提前一天提交，避开最后一小时。',
    },
  ],
  publish: [
    {
      ...{ key: 'data', title: '补齐数据与图', usual: 30, least: 10, forms: [10, 20], courses: 2 },
      text: '由您本人完成；缺什么先列成清单。',
    },
    {
      ...{ key: 'draft', title: '写出初稿', usual: 30, least: 14, forms: [5, 6], courses: 1 },
      text: '由您本人撰写，先写方法与结果。',
    },
    {
      ...{ key: 'polish', title: '润色与预审', usual: 14, least: 7, forms: [17, 18, 16], courses: 5 },
      text: '请同行先挑一遍毛病，再改语言。',
    },
    {
      ...{
        key: 'choose',
        title: '选刊与投稿',
        usual: 7,
        least: 3,
        forms: [13, 14],
        courses: 4,
        way: journals,
      },
      text: '对照学校的认可目录，看审稿周期与费用。',
    },
    {
      ...{ key: 'waiting', title: '等待外审', usual: 90, least: 45, forms: [], way: journals },
      text: '审稿周期各刊不同，多数要 2 至 4 个月，任何人都无法保证时间与结果。',
    },
    {
      ...{ key: 'revise', title: '返修与再审', usual: 45, least: 21, forms: [15], courses: 4 },
      text: '逐条回应，改了什么写清在哪一页。',
    },
  ],
};
