export interface PublicApi {
  readonly entries: readonly {
    readonly entry: string;
    readonly items: readonly { readonly name: string; readonly signature: string }[];
  }[];
  /** Types that stand in a signature and that nobody can import. */
  readonly unnamed: readonly string[];
  /** Names that stand for different things at different entries. */
  readonly twoMeanings: readonly string[];
  /** Different things that can be imported; a name at two entries counts once. */
  readonly size: number;
}

export function readPublicApi(root: string): PublicApi;
export function apiText(api: PublicApi): string;
