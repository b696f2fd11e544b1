import type { BlindTrial, TrialsOfOrder } from '@harbor/contract';

export const blindTrial = (letter: string, part: Partial<BlindTrial> = {}): BlindTrial => ({
  letter,
  text: 'The results show that grain size causes a drop in toughness.',
  notes: [`说明 ${letter}`],
  ai_statement: '',
  minutes: 220,
  changes: 9,
  masked: false,
  points: {},
  score: null,
  state: 'judging',
  teacher: null,
  ...part,
});

export const trialsOf = (part: Partial<TrialsOfOrder> = {}): TrialsOfOrder => ({
  order: { id: 7, order_no: '202611120483170001', title: 'SCI 深度润色', spec_text: '6,200 词' },
  status: 30,
  status_text: '待选定',
  round: 1,
  rounds: 2,
  candidates: 3,
  candidate_limit: 3,
  handed_in: 3,
  steps: [
    { label: '三位老师接单', description: '11-12 满额', state: 'done' },
    { label: '您来盲评', description: '', state: 'current' },
  ],
  kind: 'excerpt',
  excerpt: 'The result prove that grain size cause the drop of toughness.',
  rubric: [
    { key: 'accuracy', label: '语言准确', weight: 60 },
    { key: 'logic', label: '逻辑衔接', weight: 40 },
  ],
  trials: [blindTrial('A'), blindTrial('B', { minutes: 312 }), blindTrial('C', { masked: true })],
  choose_until: '2099-11-15T18:02:00+08:00',
  auto_pick: false,
  confirm_until: null,
  reason: '',
  actions: { score: true, choose: true, refuse: true, auto_pick: true },
  server_time: '2026-11-13T18:02:00+08:00',
  ...part,
});

/** After B was chosen. */
export const revealed = (): TrialsOfOrder => {
  const teacher = (id: number, name: string): NonNullable<BlindTrial['teacher']> => ({
    ...{ id, name, avatar_img: '', title: '应用语言学博士', level_text: '首席导师' },
    ...{ on_time_rate: 0.99, accept_rate: null, score: 4.9, done_count: 658 },
  });
  return trialsOf({
    trials: [
      blindTrial('A', { state: 'not_chosen', teacher: teacher(10, '沈知远') }),
      blindTrial('B', { state: 'chosen', teacher: teacher(11, '林书瑶') }),
      blindTrial('C', { state: 'not_chosen', teacher: teacher(12, '顾南') }),
    ],
    confirm_until: '2099-11-16T06:00:00+08:00',
    reason: '因果写得准确',
    actions: { score: false, choose: false, refuse: false, auto_pick: false },
  });
};
