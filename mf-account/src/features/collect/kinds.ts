import { type CollectKind, collectKindLabel, collectKinds } from '@harbor/contract/collect-kinds';
import { onPhone } from '@harbor/ui/kit';

/** How one kind of favourites looks on `/collect/`. */
export interface KindForm {
  key: CollectKind;
  label: string;
  /** Width to height of its pictures; undefined where it has none. */
  ratio?: '3/2' | '16/9' | '1/1';
  /** What is said where there are none yet. */
  empty: string;
  /** Where to find some, if that page is there. */
  find: { path: string; label: string };
  /** Where more can be done with them, if that page is there. */
  more?: { path: string; label: string };
}

const forms: Record<CollectKind, Omit<KindForm, 'key' | 'label'>> = {
  service: { ratio: '3/2', empty: '还没有收藏服务', find: { path: '/productservice/', label: '去选服务' } },
  press: {
    ratio: '3/2',
    empty: '还没有收藏资讯',
    // The phone's `/academic/` is the tool for journals.
    find: { path: onPhone ? '/academiclist/' : '/academic/', label: '去看学术头条' },
  },
  magazine: {
    empty: '还没有收藏期刊',
    find: { path: '/querytool/', label: '去查期刊' },
    more: { path: '/querytool/mine/', label: '按分组看，写备注，选几种对比' },
  },
  course: { ratio: '16/9', empty: '还没有收藏课程', find: { path: '/keyanclass/', label: '去看课程' } },
  post: { empty: '还没有收藏帖子', find: { path: '/forumindex/', label: '去逛论坛' } },
  teacher: { ratio: '1/1', empty: '还没有收藏教师', find: { path: '/teacherlist/', label: '去看教师' } },
};

/** Every kind in the order of the tabs. */
export const kindForms: readonly KindForm[] = collectKinds.map((key) => ({
  key,
  label: collectKindLabel[key],
  ...forms[key],
}));

/** The kind that an address asks for. */
export function kindAt(params: URLSearchParams): KindForm {
  const wanted = params.get('kind');
  // The first one is always there.
  return kindForms.find(({ key }) => key === wanted) ?? (kindForms[0] as KindForm);
}

/** Address of a kind. */
export const kindPath = (kind: CollectKind) => (kind === 'service' ? '/collect/' : `/collect/?kind=${kind}`);
