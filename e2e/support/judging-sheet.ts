/** The sheet of a trial as the secretariat reads it, as far as judges change it. */
export interface RemoteSheet {
  readonly results: readonly {
    readonly bib: string;
    readonly prf: { readonly st: number };
    readonly walk?: { readonly red: readonly { readonly judge?: string }[]; readonly penalty?: string };
  }[];
  readonly remarks: readonly { readonly row?: string; readonly text?: string; readonly rules?: readonly string[] }[];
  readonly reports?: readonly {
    readonly row?: string;
    readonly what?: string;
    readonly text?: string;
    readonly open: boolean;
    readonly answer?: { readonly act: string };
  }[];
}
