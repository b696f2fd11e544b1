import { code } from '@harbor/contract';
import { megabytes, sizeLimits } from '@harbor/contract/size-limits';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Busy, HttpProblem, invalid, notFound } from './problem';
import { errorCode, isTransient } from './transient';

/** A picture of more bytes than pass. */
export const tooLarge = () => invalid({ file: [`图片大小不能超过${megabytes(sizeLimits.picture)}MB哦~`] });

/** Fastify's own refusals of a request, in words for people. */
const refusals: Record<string, HttpProblem> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: invalid({ _: ['请求格式不支持，请使用 JSON'] }),
  FST_ERR_CTP_BODY_TOO_LARGE: invalid({ _: ['提交的内容过大'] }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: invalid({ _: ['请求内容不完整'] }),
  FST_ERR_CTP_INVALID_JSON_BODY: invalid({ _: ['请求内容不是有效的 JSON'] }),
  FST_REQ_FILE_TOO_LARGE: tooLarge(),
  FST_FILES_LIMIT: invalid({ file: ['一次只能上传一个文件'] }),
  FST_PARTS_LIMIT: invalid({ _: ['提交的内容过大'] }),
  FST_FIELDS_LIMIT: invalid({ _: ['提交的内容过大'] }),
  FST_INVALID_MULTIPART_CONTENT_TYPE: invalid({ file: ['请选择要上传的文件'] }),
  FST_NO_FORM_DATA: invalid({ file: ['请选择要上传的文件'] }),
  FST_PROTO_VIOLATION: invalid({ _: ['请求内容不正确'] }),
  FST_ERR_BAD_URL: notFound('接口不存在'),
  FST_ERR_MAX_PARAM_LENGTH: notFound('接口不存在'),
};

function sendProblem(reply: FastifyReply, problem: HttpProblem): FastifyReply {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .send({ code: problem.status, msg: problem.message, data: problem.data });
}

/** Turns whatever was thrown into the answer: an envelope, or a bare 503 when the fault will pass by itself. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof HttpProblem) return sendProblem(reply, error);
  if (isTransient(error)) {
    request.log.warn({ err: error }, 'transient fault');
    const { said, retryAfter } = error instanceof Busy ? error : { said: '', retryAfter: 1 };
    return reply
      .code(503)
      .headers({ 'retry-after': String(retryAfter) })
      .type('text/plain; charset=utf-8')
      .send(said);
  }
  const known = refusals[errorCode(error)];
  if (known) return sendProblem(reply, known);
  const status = (error as Partial<FastifyError> | null)?.statusCode ?? 500;
  // What is refused below a folder of files (a way out of it, a folder itself) does not exist for anybody.
  if (status === 403 || status === 404) return sendProblem(reply, notFound('页面不存在'));
  if (status >= 400 && status < 500) return sendProblem(reply, invalid({ _: ['请求内容不正确'] }));
  request.log.error({ err: error }, 'request failed');
  return sendProblem(
    reply,
    new HttpProblem(code.internal, '服务器开小差了，请稍后再试', { request_id: request.id }),
  );
}

/** Installs the error handler, and the 404 envelope of every unknown call. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.all('/api/*', { config: { open: true } }, (_request, reply) =>
    sendProblem(reply, notFound('接口不存在')),
  );
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, notFound('页面不存在')));
}
