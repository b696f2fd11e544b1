import { Card } from '../../../parts/Card';
import { CoverField } from '../../../parts/cut/CoverField';
import { useUploadPicture } from '../queries';

export interface CoverCardProps {
  cover: string;
  problem: string | undefined;
  onChange: (cover: string) => void;
}

/** The picture of lists and of what is shared. Its title always stands beside it: it has no words of its own. */
export function CoverCard({ cover, problem, onChange }: CoverCardProps) {
  const upload = useUploadPicture();
  return (
    <Card title="封面" note="1200 × 800">
      <CoverField
        label="头条封面"
        cover={cover}
        problem={problem}
        hint="列表与分享使用同一张；不小于 600 × 400，按 3:2 裁剪"
        onUpload={async (body) => (await upload.mutateAsync({ body })).url}
        onChange={onChange}
      />
    </Card>
  );
}
