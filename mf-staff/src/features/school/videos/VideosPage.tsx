import { videoStatus } from '@harbor/contract/video-status';
import { Link, useQuery } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { fileSize } from '@harbor/ui/upload';
import { Bar } from '../../../parts/Bar';
import { FigureRow } from '../../../parts/FigureRow';
import { ListCard } from '../ListCard';
import { videosQuery } from '../queries';
import { Row } from '../Row';
import { SchoolFrame } from '../SchoolFrame';
import { useListAddress } from '../useListAddress';
import { VideoActs } from '../VideoActs';
import { clock, counted, videoTone } from '../words';

const s = videoStatus;

/** Every recording with what becomes of it, and whether this server can package them. */
export function VideosPage() {
  const address = useListAddress([]);
  const query = useQuery(videosQuery(address.page));
  const { data } = query;
  return (
    <SchoolFrame
      room="courses"
      tab="videos"
      lead="正在处理与失败的在前；视频在课程的讲次里上传"
      ready={!query.isPending}
    >
      <FigureRow
        figures={[
          {
            title: '转码程序',
            value: data ? (data.transcoder.problem ? '不可用' : data.transcoder.name || '可用') : '—',
            note: data ? data.transcoder.problem || '逐个转码，不影响网站' : undefined,
            alert: Boolean(data?.transcoder.problem),
          },
          { title: '视频', value: data ? counted(data.total) : '—', note: '含失败与已取消的' },
        ]}
      />
      <ListCard
        things="视频"
        query={query}
        narrowed={false}
        emptyText="在课程的讲次里上传后，转码进度显示在这里"
        toPage={address.toPage}
      >
        {(page) =>
          page.data.map((video) => (
            <Row
              key={video.id}
              title={
                <Link to={`/staff/courses/${video.course_id}/lessons/${video.lesson_id}`}>
                  {video.lesson_title}
                </Link>
              }
              facts={
                <>
                  <Tag tone={videoTone(video.status)}>{video.status_text}</Tag>
                  {video.in_use ? <Tag tone="accent">正在使用</Tag> : null}
                  <span>
                    {video.course_title} · {video.file_name} · {fileSize(video.bytes)}
                  </span>
                  {video.note ? <span>{video.note}</span> : null}
                </>
              }
              aside={
                <>
                  <b>
                    {video.status === s.packaging
                      ? `${video.step || '转码'} ${video.percent}%`
                      : video.status === s.ready
                        ? `${video.heights.map((height) => `${height}P`).join(' ')} · ${clock(video.seconds)}`
                        : video.status === s.uploading
                          ? `已传 ${Math.floor((video.received / Math.max(1, video.bytes)) * 100)}%`
                          : video.status_text}
                  </b>
                  {video.status === s.packaging ? (
                    <Bar label={`${video.lesson_title} 转码进度`} share={video.percent / 100} />
                  ) : null}
                  {formatWhen(video.ready_at ?? video.started_at ?? video.created_at)}
                </>
              }
              acts={<VideoActs video={video} />}
            />
          ))
        }
      </ListCard>
    </SchoolFrame>
  );
}

export default VideosPage;
