/** Levels of teachers by number, the lowest first. Their names, thresholds and rates are the team's to change. */
export const teacherLevels = [1, 2, 3, 4] as const;

export type TeacherLevel = (typeof teacherLevels)[number];

/** Groups of disciplines by which the list of teachers is narrowed, and the numbers of `subjects` in each. */
export const subjectGroups = {
  science: { title: '理学与工学', subjects: [7, 8, 9, 14] },
  medicine: { title: '医学与公共卫生', subjects: [10] },
  humanities: { title: '人文社科', subjects: [1, 3, 4, 6, 11, 13] },
  economics: { title: '经济管理', subjects: [2, 12] },
  language: { title: '语言与写作', subjects: [5] },
} as const;

export type SubjectGroup = keyof typeof subjectGroups;

/** What teachers can take on, by the number of the order form: short enough for a tag. */
export const teacherSkills: Record<number, string> = {
  1: '选题指导',
  2: '提纲指导',
  3: '开题报告指导',
  4: '文献综述指导',
  5: '论文一对一辅导',
  6: '论文修改指导',
  7: '答辩辅导',
  8: '格式排版',
  9: '规范引用指导',
  10: '数据分析指导',
  11: '实验设计指导',
  12: '投稿指导',
  13: '期刊推荐',
  14: '投稿信润色',
  15: '返修信指导',
  16: '投稿前同行预审',
  17: '英文润色',
  18: '中文润色',
  19: '学术翻译',
  20: '图表规范与美化',
  21: '会议投稿指导',
  22: '会议报告辅导',
  23: '专利服务',
  24: '软著登记服务',
  25: '基金一对一辅导',
  26: '智能选题评估',
};

/** How the list of teachers can be sorted. */
export const teacherSorts = {
  default: '综合',
  on_time: '准时率',
  score: '评分',
  done: '完成单数',
  reply: '回复最快',
} as const;

export type TeacherSort = keyof typeof teacherSorts;

/** Rates are told from so many orders on; below it is 样本不足. */
export const enoughOrders = 5;

/** What somebody reads instead of a rate of too few orders. */
export const tooFew = '样本不足';

/** Days of the weekly grid, and its rows, the first cell being Monday morning: bit `row * 7 + day`. */
export const weekDays = ['一', '二', '三', '四', '五', '六', '日'] as const;
export const weekParts = ['上午', '下午', '晚间'] as const;

/** Whether a teacher can be talked to then. */
export const inWeek = (week: number, part: number, day: number): boolean =>
  (week & (1 << (part * weekDays.length + day))) !== 0;

/** What moved a teacher's credit, as teachers and staff read it. */
export const creditReasons = {
  on_time: '按时交付并验收',
  late: '超过约定时间交付',
  trial_late: '接单后未按时提交试做',
  formal_late: '被选定后未按时确认',
  give_up: '正式服务中放弃',
  give_up_late: '临近交付时放弃',
  low_review: '收到 2 星及以下评价',
  report_missing: '超过约定时间没有进度报告',
  correction: '平台更正',
} as const;

export type CreditReason = keyof typeof creditReasons;
