export { answerCalls, fault, type Handlers, problem, TestProblem, type TestRequest } from './answers';
export { people } from './people';
export { type RenderedPage, type RenderPageOptions, renderPage } from './render-page';
export { resetRuntime } from './reset';
