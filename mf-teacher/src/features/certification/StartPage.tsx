import { usePage, useQuery } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { LinkButton, onPhone } from '@harbor/ui/kit';
import { StateGate } from '../../parts/StateGate';
import frame from './Frame.module.css';
import { useFlow } from './flow';
import { Box, HowKept, Questions } from './Parts';
import styles from './Parts.module.css';
import { certification, formChoices } from './queries';
import { headline, mayWrite } from './words';

/** `/certification/` and `/certification_new/`: what it takes, and the way on from where one stands. */
export function StartPage() {
  const { flow, at, end } = useFlow();
  const query = useQuery(certification(flow));
  const choices = useQuery(formChoices()).data;
  usePage({ ready: !query.isPending });
  return (
    <StateGate query={query} failed="认证状态没有加载出来" className={frame.page} rows={4}>
      {(state) => {
        const { application, teacher } = state;
        const { title, text } = headline(state);
        const fresh = application.status === 0 && !teacher;
        return (
          <div className={frame.page}>
            <header className={frame.head}>
              {onPhone ? <HiddenTitle>老师认证</HiddenTitle> : <h1>老师认证</h1>}
              <p className={frame.lead}>
                {application.id === 0 && !teacher
                  ? '提交学历与身份资料，通过后签署规范与承诺，即可在接单平台接单。'
                  : `${title}。${text}`}
              </p>
              <div className={styles.ways}>
                {mayWrite(state) && application.status === 0 ? (
                  <LinkButton primary to={at('form')}>
                    {application.id === 0 ? '开始填写' : '继续填写'}
                  </LinkButton>
                ) : null}
                {fresh ? null : (
                  <LinkButton primary={!mayWrite(state)} to={at(end)}>
                    查看进度
                  </LinkButton>
                )}
                {state.sign ? (
                  <LinkButton primary to={at('rules')}>
                    去阅读并签署
                  </LinkButton>
                ) : null}
              </div>
              {state.why_not ? <p className={styles.problem}>{state.why_not}</p> : null}
            </header>
            <div className={frame.columns}>
              <div className={frame.main}>
                <Box title="需要准备什么">
                  <ul className={styles.life}>
                    {(choices?.items ?? [])
                      .filter(({ new_only: newOnly }) => flow === 3 || !newOnly)
                      .map(({ key, label, needed, files }) => (
                        <li key={key}>
                          {label}
                          <span className={styles.small}>
                            {needed ? ' 必填' : ' 选填'}
                            {files > 0 ? `，最多 ${files} 份` : ''}
                          </span>
                        </li>
                      ))}
                  </ul>
                </Box>
              </div>
              <aside className={frame.aside} aria-label="说明">
                <HowKept choices={choices} />
                <Questions />
              </aside>
            </div>
          </div>
        );
      }}
    </StateGate>
  );
}

export default StartPage;
