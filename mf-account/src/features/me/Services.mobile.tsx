import { atoms, isLive, navigate, useQuery, useSession, useSetAtom } from '@harbor/runtime';
import { Panel } from '@harbor/ui/mobile';
import {
  CalendarClock,
  ChevronRight,
  CircleHelp,
  Gift,
  Headset,
  Heart,
  type LucideIcon,
  MessageSquareText,
  Settings,
  ShieldCheck,
  Ticket,
  UserRoundPen,
} from 'lucide-react';
import { countsQuery } from '../../message-centre/queries';
import { contactQuery } from '../../support/queries';
import styles from './Services.mobile.module.css';

export interface ServicesProps {
  /** Opens the profile; left out for visitors. */
  onEdit?: () => void;
}

/** Help and settings, below everything else. */
export function Services({ onEdit }: ServicesProps) {
  const openSupport = useSetAtom(atoms.supportVisible);
  const support = useQuery(contactQuery());
  const { loggedIn } = useSession();
  const unread = useQuery(countsQuery(loggedIn)).data;
  const known = (path: string) => loggedIn && isLive(path);
  return (
    <Panel className={styles.list}>
      {known('/message/') ? (
        <Cell
          Icon={MessageSquareText}
          label="消息中心"
          value={unread?.total ? `${unread.total} 条未读` : undefined}
          onClick={() => navigate('/message/')}
        />
      ) : null}
      {known('/collect/') ? (
        <Cell Icon={Heart} label="我的收藏" onClick={() => navigate('/collect/')} />
      ) : null}
      {known('/plan/') ? (
        <Cell Icon={CalendarClock} label="倒排计划" onClick={() => navigate('/plan/')} />
      ) : null}
      {known('/teacherlist/avoid') ? (
        <Cell Icon={ShieldCheck} label="回避名单" onClick={() => navigate('/teacherlist/avoid')} />
      ) : null}
      {known('/ticket/') ? (
        <Cell Icon={Ticket} label="我的工单" onClick={() => navigate('/ticket/')} />
      ) : null}
      {onEdit ? <Cell Icon={UserRoundPen} label="编辑资料" onClick={onEdit} /> : null}
      {onEdit ? <Cell Icon={Settings} label="设置" onClick={() => navigate('/setting/')} /> : null}
      {isLive('/breadcrumb/8') ? (
        <Cell Icon={Gift} label="资源福利包" onClick={() => navigate('/breadcrumb/8')} />
      ) : null}
      {isLive('/breadcrumb/3') ? (
        <Cell Icon={CircleHelp} label="帮助中心" onClick={() => navigate('/breadcrumb/3')} />
      ) : null}
      <Cell Icon={Headset} label="联系客服" value={support.data?.hours} onClick={() => openSupport(true)} />
    </Panel>
  );
}

interface CellProps {
  Icon: LucideIcon;
  label: string;
  value?: string;
  onClick: () => void;
}

function Cell({ Icon, label, value, onClick }: CellProps) {
  return (
    <button type="button" className={styles.cell} onClick={onClick}>
      <Icon className={styles.icon} size={22} strokeWidth={1.7} aria-hidden />
      {label}
      <span className={styles.value}>
        {value}
        <ChevronRight size={16} aria-hidden />
      </span>
    </button>
  );
}
