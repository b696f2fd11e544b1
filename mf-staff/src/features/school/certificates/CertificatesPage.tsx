import type { DeskCertificate } from '@harbor/contract';
import {
  certificateRule,
  certificateStatus,
  certificateStatusLabel,
} from '@harbor/contract/certificate-status';
import { LiveLink, usePage, useQuery } from '@harbor/runtime';
import { formatDate } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { AskFirst } from '../../../desk/AskFirst';
import { DeskFrame } from '../../../desk/DeskFrame';
import { PageHead } from '../../../parts/PageHead';
import { ListCard } from '../ListCard';
import { Row } from '../Row';
import { useListAddress } from '../useListAddress';
import { marks } from '../words';
import { certificatesQuery, useWithdraw } from './queries';

const values = ['1', '2'] as const;
const states = Object.values(certificateStatus).map(
  (status) => [String(status), certificateStatusLabel[status]] as const,
);

/** Certificates that were given: found by code or holder, withdrawn with a reason. */
export function CertificatesPage() {
  const address = useListAddress(['status', 'keyword']);
  const keyword = address.value('keyword');
  const query = useQuery(
    certificatesQuery({
      page: address.page,
      status: address.oneOf('status', values),
      keyword: keyword || undefined,
    }),
  );
  const [asked, setAsked] = useState<DeskCertificate>();
  const withdraw = useWithdraw();
  usePage({ ready: !query.isPending });
  return (
    <DeskFrame title="结课证书">
      <PageHead title="结课证书" lead={certificateRule} />
      <ListCard
        things="证书"
        query={query}
        narrowed={address.narrowed}
        emptyText="有学员学完并通过考试后，证书自动颁发"
        toPage={address.toPage}
        find={{
          picks: [
            {
              label: '状态',
              none: '全部状态',
              value: address.value('status'),
              options: states,
              onPick: (status) => address.go({ status }),
            },
          ],
          keyword,
          placeholder: '证书编号、姓名或昵称',
          onFind: (next) => address.go({ keyword: next }),
        }}
      >
        {({ data }) =>
          data.map((one) => (
            <Row
              key={one.id}
              title={
                <LiveLink
                  to={`/certificate/${one.code}`}
                  target="_blank"
                  otherwise={<span>{one.code_text}</span>}
                >
                  {one.code_text}
                </LiveLink>
              }
              facts={
                <>
                  <Tag tone={one.status === certificateStatus.valid ? 'accent' : 'over'}>
                    {one.status_text}
                  </Tag>
                  <span>{one.course.title}</span>
                  {one.withdrawn_reason ? (
                    <span>
                      {one.withdrawn_by} 撤销：{one.withdrawn_reason}
                    </span>
                  ) : null}
                </>
              }
              aside={
                <>
                  <b>{one.name}</b>
                  {one.nickname === one.name ? null : one.nickname}
                </>
              }
              figures={[
                ['成绩', marks(one.score)],
                ['颁发', formatDate(one.issued_at).slice(2)],
              ]}
              acts={
                one.status === certificateStatus.valid ? (
                  <Button aria-label={`撤销证书 ${one.code_text}`} onClick={() => setAsked(one)}>
                    撤销
                  </Button>
                ) : null
              }
            />
          ))
        }
      </ListCard>
      {asked ? (
        <AskFirst
          title={`撤销证书 ${asked.code_text}`}
          yes="撤销证书"
          danger
          reason={200}
          done="已撤销，核验页显示“已撤销”"
          act={(reason) => withdraw.mutateAsync({ params: { id: asked.id }, body: { reason } })}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {asked.name}的《{asked.course.title}
            》结课证书将不再有效，任何人核验都会看到“已撤销”。持有人会收到通知和原因。
          </p>
        </AskFirst>
      ) : null}
    </DeskFrame>
  );
}

export default CertificatesPage;
