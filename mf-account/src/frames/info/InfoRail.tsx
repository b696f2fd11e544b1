import { infoPagesOf } from '@harbor/contract/info-pages';
import { Link, platform, useLocation } from '@harbor/runtime';
import {
  Anchor,
  CircleHelp,
  Download,
  Gift,
  type LucideIcon,
  Megaphone,
  MessageCircleWarning,
  MessageSquareHeart,
  ScrollText,
  ShieldCheck,
} from 'lucide-react';
import styles from './InfoRail.module.css';

const icons: Record<string, LucideIcon> = {
  '/breadcrumb/1': ScrollText,
  '/breadcrumb/2': Megaphone,
  '/breadcrumb/3': CircleHelp,
  '/breadcrumb/4': MessageCircleWarning,
  '/breadcrumb/5': Anchor,
  '/breadcrumb/6': ShieldCheck,
  '/breadcrumb/7': MessageSquareHeart,
  '/breadcrumb/8': Gift,
  '/classroom': Download,
};

/** The way among the information pages: at the left on the desktop, at the end on the phone. */
export function InfoRail() {
  const here = useLocation().pathname.replace(/(?<!\/)\/+$/, '');
  return (
    <nav className={platform === 'mobile' ? styles.phone : styles.rail} aria-label="信息页面">
      <ul className={styles.list}>
        {infoPagesOf(platform).map(({ path, title }) => {
          const Icon = icons[path] ?? ScrollText;
          const current = here === path || here.startsWith(`${path}/`);
          return (
            <li key={path}>
              <Link to={path} className={styles.item} aria-current={current ? 'page' : undefined}>
                <Icon size={18} aria-hidden />
                {title}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
