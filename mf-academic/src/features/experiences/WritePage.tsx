import { usePage, useParams, useQuery, useSearchParams } from '@harbor/runtime';
import { PageSkeleton } from '@harbor/ui/kit';
import { knownIn } from '../../journals/experiencePaths';
import { journalsPath } from '../../journals/place';
import { journalDetail } from '../../journals/queries';
import { FailedPage } from '../../states/FailedPage';
import { isGone } from '../../states/isGone';
import { MissingPage } from '../../states/MissingPage';
import { emptyDraft } from './draft';
import { ExperienceForm } from './ExperienceForm';
import { FormFrame } from './FormFrame';
import { useWriteExperience } from './queries';

const missing = '期刊不存在';

/** `/querytool/experiences/new/:id`: an author tells of a submission to a journal. */
export function WritePage() {
  const id = Number(useParams().id);
  const [search] = useSearchParams();
  const query = useQuery(journalDetail(id));
  const write = useWriteExperience();
  const { data: journal, error } = query;
  usePage({ title: isGone(error) ? missing : undefined, ready: !query.isPending });
  if (isGone(error))
    return (
      <MissingPage
        title={missing}
        description="它可能已不在期刊库中"
        onward={{ title: '去查期刊', to: journalsPath }}
      />
    );
  if (error && !journal) return <FailedPage title="期刊没有加载出来" query={query} />;
  if (!journal) return <PageSkeleton />;
  return (
    <FormFrame key={id} title="写投稿经验" journal={journal}>
      <ExperienceForm
        place={`experience:${id}`}
        begun={emptyDraft(knownIn(search))}
        founded={journal.founded}
        button="提交审核"
        said="已提交，审核后公开，结果会用消息告诉您"
        onSend={(form, keyFor) => {
          const body = { journal_id: id, ...form };
          return write.mutateAsync({ body, idempotencyKey: keyFor(body) });
        }}
      />
    </FormFrame>
  );
}

export default WritePage;
