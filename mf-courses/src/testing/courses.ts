import type { CourseCard, CourseDetail, DataOf, OwnCourse, VideoInfo } from '@harbor/contract';

/** Courses and lessons as the server answers them, for tests. */
export const own = (part: Partial<OwnCourse> = {}): OwnCourse => ({
  status: 1,
  status_text: '有效',
  percent: 46,
  done_lessons: 5,
  expires_at: null,
  order_id: 9,
  next: { lesson_id: 12, title: '讨论：一条线与三个问题', number: 6, position: 1307 },
  ...part,
});

export const card = (part: Partial<CourseCard> = {}): CourseCard => ({
  id: 1,
  title: '英文学术写作：句子、段落与语气',
  subtitle: '从一句话改起',
  cover: '/covers/course-4.svg',
  category_id: 5,
  category_title: '英语表达',
  teacher: '林书瑶',
  price_fen: 22_900,
  original_fen: 0,
  lessons: 15,
  lessons_planned: 15,
  seconds: 25_500,
  students: 1940,
  score: 4.8,
  comments: 366,
  status: 2,
  status_text: '已上架',
  is_new: false,
  has_certificate: true,
  has_try: true,
  captions: ['zh'],
  files: 45,
  own: null,
  ...part,
});

const lesson = (id: number, part: Partial<CourseDetail['chapters'][number]['lessons'][number]> = {}) => ({
  id,
  number: id - 10,
  title: `第 ${id - 10} 讲的名字`,
  seconds: 120,
  status: 1,
  status_text: '可播放',
  free: false,
  try_seconds: 0,
  may_watch: 'none' as const,
  poster: '',
  captions: ['zh'],
  files: 0,
  progress: 0,
  percent: 0,
  position: 0,
  ...part,
});

export const detail = (part: Partial<CourseDetail> = {}): CourseDetail => ({
  ...card(),
  intro: '每讲带走一组例句。',
  gains: ['会改一句话'],
  audience: '正在写英文稿的人',
  teacher_info: {
    id: 1,
    name: '林书瑶',
    avatar: '',
    title: '博士 · 讲师',
    subject: '应用语言学',
    intro: '教研究生写作六年。',
    office_hours: '每周四 20:00 在讨论区答疑',
    verified: true,
    user_id: null,
    courses: 4,
    students: 6205,
    score: 4.8,
  },
  chapters: [
    {
      id: 1,
      title: '句子',
      seconds: 240,
      lessons: [
        lesson(11, { title: '开课', free: true, may_watch: 'full' }),
        lesson(12, { title: '衔接与过渡', try_seconds: 60, may_watch: 'try' }),
        lesson(13, { title: '时态' }),
      ],
    },
  ],
  materials: [{ id: 5, lesson_id: null, name: '自查表.pdf', size: 80_000, type: 'pdf', allowed: false }],
  trials: [
    { lesson_id: 11, number: 1, title: '开课', seconds: 120, free: true, try_seconds: 0, poster: '' },
    { lesson_id: 12, number: 2, title: '衔接与过渡', seconds: 120, free: false, try_seconds: 60, poster: '' },
  ],
  valid_days: 0,
  updated_at: '2026-11-20T10:00:00+08:00',
  refund_rule: { days: 7, percent: 10, text: '进度按真实观看秒数计。' },
  coupon: null,
  collected: false,
  is_allow_comment: 1,
  stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? 300 : 10 })),
  discusses: 2,
  notes: 3,
  related: [],
  watched_seconds: 0,
  ...part,
});

export const list = (
  courses: CourseCard[],
  part: Partial<DataOf<'GET /course/pc/list'>> = {},
): DataOf<'GET /course/pc/list'> => ({
  data: courses,
  total: courses.length,
  current_page: 1,
  per_page: 12,
  last_page: 1,
  categories: [{ id: 5, title: '英语表达', count: 7 }],
  counts: {
    all: 64,
    free: 11,
    low: 31,
    high: 22,
    own: 2,
    certificate: 28,
    captions: 19,
    files: 23,
    updating: 4,
    try: 64,
  },
  hot_words: ['返修信'],
  ...part,
});

export const noTeachers: DataOf<'GET /course/teachers'> = {
  data: [],
  total: 0,
  current_page: 1,
  per_page: 12,
  last_page: 1,
};

export const noComments: DataOf<'GET /course/:id/comment'> = {
  data: [],
  total: 0,
  current_page: 1,
  per_page: 10,
  last_page: 1,
  mine: null,
  may_write: false,
};

export const noDiscusses: DataOf<'GET /course/:id/discuss'> = {
  data: [],
  total: 0,
  current_page: 1,
  per_page: 10,
  last_page: 1,
  may_write: false,
};

export const noNotes: DataOf<'GET /course/:id/notes'> = {
  data: [],
  total: 0,
  current_page: 1,
  per_page: 20,
  last_page: 1,
  counts: { all: 0, mine: 0, lesson: 0 },
  may_write: true,
};

export const video = (part: Partial<VideoInfo> = {}): VideoInfo => ({
  course: { id: 1, title: '英文学术写作：句子、段落与语气', teacher: '林书瑶' },
  lesson: {
    id: 12,
    number: 2,
    title: '衔接与过渡',
    seconds: 120,
    position: 65,
    position_device: '手机',
    markers: [{ at: 30, title: '三种衔接' }],
    previous_id: 11,
    next_id: 13,
  },
  mode: 'full',
  until: 120,
  hls_url: '/api/applet/video/12/master.m3u8',
  playlists: [],
  mp4_url: '',
  qualities: [],
  poster: '',
  sprite_vtt: '',
  captions: [],
  watermark: '138****2046',
  ticket: { ticket: 'a', play_id: '11111111-1111-4111-8111-111111111111', valid_for: 60 },
  native_url: '',
  plays: [],
  ...part,
});
