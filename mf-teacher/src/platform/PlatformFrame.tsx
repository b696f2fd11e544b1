import { Link, LiveLink, onlyLive } from '@harbor/runtime';
import { Avatar } from '@harbor/ui';
import type { ReactNode } from 'react';
import { Availability } from './Availability';
import { greeting } from './greeting';
import styles from './PlatformFrame.module.css';
import { type PlatformTab, platformPaths } from './paths';
import { Stats } from './Stats';
import { usePlatform } from './usePlatform';

export interface PlatformFrameProps {
  tab: PlatformTab;
  /** The high band with greeting and numbers, on the first page. */
  hero?: boolean;
  /** Name of the page for the first heading; the greeting is it with `hero`. */
  title: string;
  children: ReactNode;
}

/** The chrome of the order-taking platform: who works here, whether they take orders, and its parts. */
export function PlatformFrame({ tab, hero = false, title, children }: PlatformFrameProps) {
  const { numbers, profile, may } = usePlatform();
  if (!may) return null;
  const card = profile?.card;
  const tabs = [
    { key: 'hall', label: '接单大厅', count: numbers?.hall.matched },
    { key: 'takes', label: '我的接单', count: numbers?.mine.open },
    { key: 'income', label: '收入与提现' },
    { key: 'invalid', label: '失效与扣款', count: numbers?.invalid },
    { key: 'qualifications', label: '资质与服务' },
  ] as const;
  const shown = onlyLive(tabs.map((one) => ({ ...one, path: platformPaths[one.key] })));
  return (
    <div className={styles.page}>
      <section className={hero ? styles.hero : styles.band} aria-label="老师">
        <svg className={styles.waves} viewBox="0 0 1366 70" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 40q85 -24 170 0t170 0 170 0 170 0 170 0 170 0 170 0 170 0 170 0V70H0z" opacity=".08" />
          <path
            d="M-80 54q85 -20 170 0t170 0 170 0 170 0 170 0 170 0 170 0 170 0 170 0V70H-80z"
            opacity=".1"
          />
        </svg>
        <div className={styles.inner}>
          <Avatar src={card?.avatar_img ?? ''} name={card?.name ?? '老师'} size={hero ? 64 : 40} />
          <div className={styles.who}>
            <div className={styles.name}>
              {hero ? (
                <h1>
                  {card ? `${card.name}老师，` : ''}
                  {greeting()}
                </h1>
              ) : (
                <b>{card?.name ?? '老师'}</b>
              )}
              {profile ? (
                <span className={styles.level}>
                  {profile.level_text} · 结算 {profile.rate}%
                </span>
              ) : null}
            </div>
            <p className={styles.small}>
              {card?.fields ?? ''}
              {hero ? ' | 已签署接单规范与学术诚信承诺' : ''}
            </p>
          </div>
          {profile ? (
            <div className={styles.acts}>
              <Availability available={profile.available} text={card?.presence.text ?? ''} />
              <LiveLink to={`/teacherlist/${card?.id ?? 0}`} className={styles.public}>
                公开主页
              </LiveLink>
            </div>
          ) : null}
        </div>
      </section>
      {hero ? (
        <div className={styles.wrap}>
          <Stats numbers={numbers} profile={profile} />
        </div>
      ) : null}
      <nav className={hero ? styles.tabs : styles.bar} aria-label="接单平台">
        <ul className={styles.wrap}>
          {shown.map(({ key, label, path, ...rest }) => (
            <li key={key}>
              <Link to={path} aria-current={key === tab ? 'page' : undefined}>
                {label}
                {'count' in rest && rest.count ? <small>{rest.count}</small> : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.wrap}>
        {hero ? null : <h1 className={styles.title}>{title}</h1>}
        {children}
      </div>
    </div>
  );
}
