import { promises } from '@harbor/contract/promises';
import { Link, rememberPage, usePage } from '@harbor/runtime';
import { Panel } from '@harbor/ui/mobile';
import { Eye, FileCheck2, type LucideIcon, RefreshCw, UserRound, UserX } from 'lucide-react';
import { Services } from './Services.mobile';
import styles from './Visitor.mobile.module.css';

const benefits: { Icon: LucideIcon; title: string; text: string }[] = [
  { Icon: Eye, title: '稿件去向可见', text: '谁在何时打开、下载，逐条留痕' },
  { Icon: FileCheck2, title: '进度一目了然', text: '付款、交付、验收，每一步都有提醒' },
  { Icon: UserX, title: '双重回避', text: '指定单位与教师看不到您的订单' },
  { Icon: RefreshCw, title: '按阶段退款', text: `付款前写清，${promises.refundAnswerHours} 小时答复` },
];

// On the phone this page is the way to the login: a page that asked for one goes before it.
const comeBack = () => rememberPage({ keep: true });

/** What somebody sees here who is not logged in: what an account is good for, and the way to it. */
export function Visitor() {
  usePage({ ready: true });
  return (
    <>
      <header className={styles.head}>
        <span className={styles.shape}>
          <UserRound size={34} strokeWidth={1.6} aria-hidden />
        </span>
        <div>
          <h1 className={styles.title}>登录学术港</h1>
          <p className={styles.note}>研究自己做，难处有人教</p>
        </div>
      </header>
      <Panel>
        <ul className={styles.benefits} aria-label="登录后可以">
          {benefits.map(({ Icon, title, text }) => (
            <li key={title} className={styles.benefit}>
              <span className={styles.icon}>
                <Icon size={20} aria-hidden />
              </span>
              <span>
                <b className={styles.name}>{title}</b>
                <span className={styles.text}>{text}</span>
              </span>
            </li>
          ))}
        </ul>
        <Link to="/login/" className={styles.login} onClick={comeBack}>
          登录 / 注册
        </Link>
        <p className={styles.more}>
          还没有账号？
          <Link to="/login/" state={{ mode: 'register' }} className={styles.register} onClick={comeBack}>
            用手机号注册
          </Link>
        </p>
      </Panel>
      <Services />
    </>
  );
}
