import { Link, LiveLink, onlyLive } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import { HiddenTitle } from '@harbor/ui/heading';
import { Availability } from './Availability';
import type { PlatformFrameProps } from './PlatformFrame';
import styles from './PlatformFrame.mobile.module.css';
import { platformPaths } from './paths';
import { usePlatform } from './usePlatform';

/** The platform on the phone: what a teacher needs on the way. */
export function PlatformFrame({ tab, hero = false, title, children }: PlatformFrameProps) {
  const { numbers, profile, may } = usePlatform();
  if (!may) return null;
  const tabs = onlyLive([
    { key: 'hall', label: '接单', path: platformPaths.hall, count: numbers?.hall.matched },
    { key: 'takes', label: '我的', path: platformPaths.takes, count: numbers?.mine.open },
    { key: 'income', label: '收入', path: platformPaths.income, count: 0 },
    { key: 'invalid', label: '失效', path: platformPaths.invalid, count: numbers?.invalid },
    { key: 'qualifications', label: '资质', path: platformPaths.qualifications, count: 0 },
  ]);
  return (
    <div className={styles.page}>
      <HiddenTitle>{title}</HiddenTitle>
      {hero && profile ? (
        <section className={styles.who} aria-label="老师">
          <Avatar src={profile.card.avatar_img} name={profile.card.name} size={44} />
          <div className={styles.words}>
            <b>{profile.card.name}</b>
            <small>
              {profile.level_text} · 结算 {profile.rate}% · 信用 {profile.credit}
            </small>
            <Availability available={profile.available} text={profile.card.presence.text} />
          </div>
          <LiveLink to={`/teacherlist/${profile.card.id}`} className={styles.public}>
            主页
          </LiveLink>
        </section>
      ) : null}
      <nav className={styles.tabs} aria-label="接单平台">
        {tabs.map(({ key, label, path, count }) => (
          <Link key={key} to={path} replace aria-current={key === tab ? 'page' : undefined}>
            {label}
            {count ? <small>{count}</small> : null}
          </Link>
        ))}
      </nav>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
