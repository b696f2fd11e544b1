import { Overlay } from '@harbor/ui/kit';
import { Key } from '../parts/Key';
import styles from './KeyHelp.module.css';

const groups: { title: string; keys: [keys: string[], does: string][] }[] = [
  {
    title: '任何页面',
    keys: [
      [['/'], '查找'],
      [['?'], '显示全部按键'],
    ],
  },
  {
    title: '队列',
    keys: [
      [['J', 'K'], '下一项、上一项'],
      [['X'], '选中或取消选中'],
      [['U'], '撤销刚才的处理'],
    ],
  },
  {
    title: '处理',
    keys: [
      [['A'], '通过、同意'],
      [['R'], '驳回、拒绝'],
      [['M'], '修改文字后通过'],
      [['1', '9'], '选用常用原因'],
      [['E'], '填写原因或答复'],
    ],
  },
];

export interface KeyHelpProps {
  open: boolean;
  onClose: () => void;
}

/** All keys of the desk. */
export function KeyHelp({ open, onClose }: KeyHelpProps) {
  return (
    <Overlay open={open} onClose={onClose} title="键盘操作" width={420}>
      {groups.map(({ title, keys }) => (
        <section key={title} className={styles.group}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.keys}>
            {keys.map(([names, does]) => (
              <div key={does}>
                <dt>
                  <span className={styles.spoken}>{names.join('、')}</span>
                  {names.map((name) => (
                    <Key key={name}>{name}</Key>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className={styles.note}>填写文字时按键不生效。</p>
    </Overlay>
  );
}
