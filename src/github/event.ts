/** What GitHub says happened, as far as we read it. Everything in it may be missing, and texts are anybody's. */
export interface HubEvent {
  readonly name: string;
  readonly payload: EventPayload;
}

export interface EventPayload {
  readonly action?: string;
  readonly pull_request?: { readonly number: number; readonly head: { readonly sha: string } };
  readonly issue?: { readonly number: number; readonly pull_request?: unknown };
  readonly comment?: EventComment;
  readonly workflow_run?: EventRun;
  readonly repository?: { readonly default_branch?: string };
}

export interface EventComment {
  readonly id: number;
  readonly body: string;
  readonly user: { readonly login: string; readonly type?: string };
}

export interface EventRun {
  readonly id: number;
  readonly head_sha: string;
  readonly head_branch: string | null;
  readonly head_repository: { readonly full_name?: string; readonly owner: { readonly login: string } } | null;
  readonly pull_requests: readonly { readonly number: number }[];
}
