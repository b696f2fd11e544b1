import { CountLink } from './CountLink';
import { type Counts, useCounts } from './queries';

const numbers = [
  { name: 'follow', label: '关注', to: '' },
  { name: 'fans', label: '粉丝', to: '/message/3/1' },
  { name: 'like', label: '获赞', to: '/message/1' },
  { name: 'collect', label: '收藏', to: '/collect/' },
  { name: 'coupon', label: '优惠券', to: '/coupon/' },
] as const satisfies readonly { name: keyof Counts; label: string; to: string }[];

interface NumbersProps {
  className: string | undefined;
  /** Stands among one's assets already. */
  without?: 'coupon';
}

/** What one has here, in numbers that lead to it. */
export function Numbers({ className, without }: NumbersProps) {
  const { data } = useCounts();
  return (
    <dl className={className}>
      {numbers
        .filter(({ name }) => name !== without)
        .map(({ name, label, to }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <CountLink to={to} label={label}>
                {data ? data[name].toLocaleString('zh-CN') : '–'}
              </CountLink>
            </dd>
          </div>
        ))}
    </dl>
  );
}
