import { Link, onlyLive, useCurrentRoute } from '@harbor/runtime';
import { Spoken } from '@harbor/ui/heading';
import { badgeLabel, badgeText } from '../../badges/badgeText';
import { useBadges } from '../../badges/useBadges';
import styles from './TabBar.module.css';
import { tabs } from './tabs';

/** The bar of those of the five top pages that a live release offers, with what waits for the user at 个人中心. */
export function TabBar() {
  const route = useCurrentRoute()?.route;
  const { messages } = useBadges();
  return (
    <nav className={styles.bar} aria-label="主导航">
      {onlyLive(tabs).map(({ name, title, path, icon: Icon }) => {
        const current = route?.menu === name || route?.path === path;
        const count = name === 'me' ? messages : 0;
        return (
          <Link key={name} to={path} className={styles.tab} aria-current={current ? 'page' : undefined}>
            <Icon size={24} strokeWidth={current ? 2 : 1.7} aria-hidden />
            {title}
            {count > 0 ? (
              <>
                <span className={styles.badge} aria-hidden="true">
                  {badgeText(count)}
                </span>
                <Spoken>，{badgeLabel('未读消息', count, '条')}</Spoken>
              </>
            ) : null}
          </Link>
        );
      })}
    </nav>
  );
}
