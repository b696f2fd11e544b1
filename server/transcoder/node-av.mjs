// One piece of work on one recording by FFmpeg's libraries (package node-av), in a process of its own: what a hostile file
// does to it ends with it. Its only argument is the task as JSON; each line that it writes is JSON too: `{ time }` for how
// many seconds are done, at last `{ done }` with the answer. Whoever began it watches its time and memory.
import { open } from 'node:fs/promises';
import { join } from 'node:path';

// node-av awaits by it and Node 20 has none: without it a pipeline ends at once and writes nothing.
Promise.withResolvers ??= function withResolvers() {
  let resolve;
  let reject;
  const promise = new this((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
};

const { Decoder, Demuxer, Encoder, FilterAPI, Muxer, Scaler, pipeline } = await import('node-av/api');
const { FF_ENCODER_AAC, FF_ENCODER_LIBX264 } = await import('node-av/constants');

// Whoever began it is gone, and so is the wish for it.
const server = process.ppid;
setInterval(() => {
  if (process.ppid !== server) process.exit(1);
}, 1000).unref();

/** How many pictures may be worked on at once: whoever began it leaves a core to others. */
const threads = Number(process.env.UV_THREADPOOL_SIZE) || 1;

const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** A playlist that was uploaded as a film must not make it read other files: nothing but these containers is opened. */
const containers = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm';
const ownFiles = `${containers},hls,mpegts`;

const opened = (input, formats) =>
  Demuxer.open(input, {
    options: { protocol_whitelist: formats === ownFiles ? 'file,crypto' : 'file', format_whitelist: formats },
  });

const ratio = (value) => (value?.den ? value.num / value.den : 0);

async function probe({ input }) {
  const media = await opened(input, containers);
  try {
    const video = media.video();
    const audio = media.audio();
    return {
      seconds: media.duration,
      width: video?.codecpar.width ?? 0,
      height: video?.codecpar.height ?? 0,
      fps: ratio(video?.avgFrameRate) || ratio(video?.rFrameRate),
      audio: Boolean(audio),
    };
  } finally {
    await media.close();
  }
}

async function rendition({ input, folder, width, height, fps, maxrate, audio, level, sound, channels, crf }) {
  const videoIn = await opened(input, containers);
  const audioIn = audio ? await opened(input, containers) : undefined;
  // By themselves they take all cores.
  const inThreads = { context: { threadCount: threads } };
  const decoder = await Decoder.create(videoIn.video(), inThreads);
  const filter = FilterAPI.create(`fps=${fps},scale=${width}:${height}:flags=bicubic,format=yuv420p`, {
    threads: 1,
  });
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder,
    filter,
    ...inThreads,
    gopSize: fps * 4,
    options: {
      preset: 'veryfast',
      crf,
      profile: 'high',
      level,
      maxrate,
      bufsize: maxrate * 2,
      'x264-params': `keyint=${fps * 4}:min-keyint=${fps * 4}:scenecut=0:open-gop=0`,
    },
  });
  const output = await Muxer.open(join(folder, 'list.m3u8'), {
    format: 'hls',
    options: {
      // Pictures may be ready long before their sound: without end the one waits for the other, so that a segment has both.
      max_interleave_delta: 0,
      hls_time: 4,
      hls_list_size: 0,
      hls_playlist_type: 'vod',
      hls_flags: 'independent_segments',
      hls_segment_filename: join(folder, '%d.ts'),
    },
  });
  const stages = { video: [decoder, filter, encoder] };
  const inputs = { video: videoIn };
  if (audioIn) {
    const audioDecoder = await Decoder.create(audioIn.audio());
    const audioFilter = FilterAPI.create(
      `aresample=48000,aformat=sample_fmts=fltp:channel_layouts=${channels === 1 ? 'mono' : 'stereo'},asetnsamples=n=1024`,
    );
    const audioEncoder = await Encoder.create(FF_ENCODER_AAC, {
      decoder: audioDecoder,
      filter: audioFilter,
      bitrate: sound,
    });
    stages.audio = [audioDecoder, audioFilter, audioEncoder];
    inputs.audio = audioIn;
  }
  const work = audioIn
    ? pipeline(inputs, stages, output, { progressInterval: 1000, onProgress: ({ time }) => say({ time }) })
    : pipeline(videoIn, decoder, filter, encoder, output, {
        progressInterval: 1000,
        onProgress: ({ time }) => say({ time }),
      });
  await work.completion;
  await output.close();
  await videoIn.close();
  await audioIn?.close();
  return {};
}

/** Pictures as raw RGB, one after the other: the first of the input, then one every so many seconds. */
async function frames({ input, output, width, height, every, most }) {
  const media = await opened(input, ownFiles);
  const stream = media.video();
  const decoder = await Decoder.create(stream, { context: { threadCount: threads } });
  const scaler = new Scaler();
  const file = await open(output, 'w', 0o600);
  const base = ratio(stream.timeBase);
  let written = 0;
  let first;
  try {
    outer: for await (const packet of media.packets(stream.index)) {
      for await (const frame of decoder.frames(packet)) {
        if (!frame) continue;
        const at = Number(frame.pts) * base;
        first ??= at;
        if (at - first >= written * every - 0.001) {
          await file.write(await scaler.toBuffer(frame, { resize: { width, height }, format: 'rgb' }));
          written += 1;
        }
        frame.free?.();
        if (written >= most) break outer;
      }
      packet?.free?.();
    }
  } finally {
    await file.close();
    await media.close();
  }
  return { frames: written };
}

/** All segments as one file, without encoding anything again. */
async function whole({ input, output }) {
  const media = await opened(input, ownFiles);
  const file = await Muxer.open(output, {
    format: 'mp4',
    options: { movflags: '+faststart' },
    configure(format) {
      // Of the stream that it comes from: the container has marks of its own.
      for (const stream of format.streams) stream.codecpar.codecTag = 0;
    },
  });
  await pipeline(media, file).completion;
  await file.close();
  await media.close();
  return {};
}

/** Raw pictures (yuv420p, all of the same size) and raw sound (s16le, mono, 48 kHz) become a recording. */
async function record({ video, audio, output, width, height, fps, crf, audioRate }) {
  const { AV_PIX_FMT_YUV420P, AV_SAMPLE_FMT_S16 } = await import('node-av/constants');
  const pictures = await Demuxer.open({
    ...{ type: 'video', input: video, width, height },
    ...{ pixelFormat: AV_PIX_FMT_YUV420P, frameRate: { num: fps, den: 1 } },
  });
  const sound = await Demuxer.open(
    { type: 'audio', input: audio, sampleRate: 48_000, channels: 1, sampleFormat: AV_SAMPLE_FMT_S16 },
    { format: 's16le' },
  );
  const decoder = await Decoder.create(pictures.video());
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder,
    gopSize: fps * 4,
    options: { preset: 'veryfast', crf, 'x264-params': `keyint=${fps * 4}:min-keyint=${fps * 4}:scenecut=0` },
  });
  const soundDecoder = await Decoder.create(sound.audio());
  const soundFilter = FilterAPI.create(
    'aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=mono,asetnsamples=n=1024',
  );
  const soundEncoder = await Encoder.create(FF_ENCODER_AAC, {
    ...{ decoder: soundDecoder, filter: soundFilter, bitrate: audioRate },
  });
  const file = await Muxer.open(output);
  await pipeline(
    { video: pictures, audio: sound },
    { video: [decoder, encoder], audio: [soundDecoder, soundFilter, soundEncoder] },
    file,
  ).completion;
  await file.close();
  return {};
}

/** Minutes of moving shapes over noise, to measure with. */
async function film({ output, seconds }) {
  const { AV_PIX_FMT_YUV420P } = await import('node-av/constants');
  const source = await Demuxer.open(`testsrc2=size=1920x1080:rate=25:duration=${seconds}`, {
    format: 'lavfi',
  });
  const decoder = await Decoder.create(source.video());
  const filter = FilterAPI.create('noise=alls=8:allf=t,format=yuv420p');
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    ...{ decoder, filter, pixelFormat: AV_PIX_FMT_YUV420P, gopSize: 100 },
    options: { preset: 'ultrafast', crf: 24 },
  });
  const file = await Muxer.open(output);
  await pipeline(source, decoder, filter, encoder, file).completion;
  await file.close();
  return {};
}

const task = JSON.parse(process.argv[2]);
const done = await { probe, rendition, frames, whole, record, film }[task.name](task);
say({ done });
process.exit(0);
