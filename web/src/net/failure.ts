// Every failed call to the server ends in one of these, whether the server refused or could not be reached.
import type { Failure, JsonObject } from '../protocol';

export class RequestFailure extends Error implements Failure {
  readonly code: string;
  readonly text: string;
  readonly rule?: string;
  readonly sentence?: string;
  readonly args?: JsonObject;
  readonly where?: Failure['where'];
  readonly retryAfter?: number;

  constructor(failure: Failure) {
    super(failure.text);
    this.name = 'RequestFailure';
    this.code = failure.code;
    this.text = failure.text;
    this.rule = failure.rule;
    this.sentence = failure.sentence;
    this.args = failure.args;
    this.where = failure.where;
    this.retryAfter = failure.retryAfter;
  }
}

export function asFailure(error: unknown): Failure {
  if (error instanceof RequestFailure) return error;
  return { code: 'internal', text: error instanceof Error ? error.message : String(error) };
}

export const offline: Failure = { code: 'offline', text: 'The server cannot be reached.' };
