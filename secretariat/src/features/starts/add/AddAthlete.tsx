import { Alert, Form, Input, Modal } from 'antd';
import {
  findCategory,
  findMainCategory,
  isMarkError,
  isRelayEvent,
  makeTeamId,
  parseMark,
  parseYear,
} from 'shared-domain';
import type { Challenge, UploadStart } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';
import { hasLanes } from '../list/in-order.ts';
import type { PickedList } from '../picked-lists.ts';
import type { Start } from '../starts-endpoints.ts';
import type { Edits } from '../use-edits.ts';

interface Props {
  readonly challenge: Challenge;
  readonly list: PickedList;
  readonly rows: readonly Start[];
  readonly edit: Edits['edit'];
  readonly onClose: () => void;
}

interface Typed {
  readonly last?: string;
  readonly first?: string;
  readonly birth?: string;
  readonly club?: string;
  readonly bib?: string;
  readonly lane?: string;
  readonly best?: string;
}

const DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const trimmed = (text: string | undefined): string => text?.trim() ?? '';

/** A birth as it is typed: a year, or a day; the year alone is enough for the category. */
function birthOf(text: string): { readonly day: string; readonly whole: boolean } | undefined {
  const year = parseYear(text);
  if (year !== undefined) return { day: `${year}-01-01`, whole: false };
  const [, d = '', m = '', y = ''] = DAY.exec(text) ?? [];
  const day = y === '' ? text : `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const date = new Date(`${day}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(date.getTime()) ? { day, whole: true } : undefined;
}

/** The first lane that nobody has, of a list in lanes. */
const freeLane = (rows: readonly Start[]): string => {
  if (!hasLanes(rows)) return '';
  const taken = new Set(rows.map(({ lane }) => lane));
  return String(Array.from({ length: 10 }, (_, at) => at + 1).find((lane) => !taken.has(lane)) ?? '');
};

/** A late entry: the name is enough, the rest is added where it is known. */
export function AddAthlete({ challenge, list, rows, edit, onClose }: Props) {
  const { t } = useText();
  const [form] = Form.useForm<Typed>();
  const { group, trial, oid } = list;
  const ref = trial ?? group.trials[0];
  if (ref === undefined) return null;
  const relay = isRelayEvent(ref);
  const sex = findCategory(ref.category)?.sex ?? 0;
  const save = async (typed: Typed) => {
    const [last, first, club, bib, lane, best] = (['last', 'first', 'club', 'bib', 'lane', 'best'] as const).map(
      (name) => trimmed(typed[name]),
    );
    const birth = trimmed(typed.birth) === '' ? undefined : birthOf(trimmed(typed.birth));
    const category = birth === undefined ? undefined : findMainCategory(birth.day, sex, challenge.date)?.id;
    const mark = best ? parseMark(best, ref) : undefined;
    const entry: UploadStart = {
      ...(relay
        ? { relay: { oid: makeTeamId(last ?? ''), n: last ?? '' }, clubName: last ?? '', category: ref.category }
        : { last: last ?? '', first: first ?? '' }),
      ...(!relay && club && { clubName: club }),
      ...(bib && { bib }),
      ...(lane && { lane: Number(lane) }),
      ...(category !== undefined && { category }),
      ...(birth?.whole && { dob: birth.day }),
      ...(mark !== undefined && !isMarkError(mark) && mark.v !== undefined && { pe: { pb: mark.v } }),
      odr: rows.length + 1,
    };
    if (
      await edit(
        [{ op: 'add', trial: oid, entry }],
        t('starts.added', { who: [last, first].filter(Boolean).join(' ') }),
      )
    )
      onClose();
  };
  const readable = (read: (text: string) => boolean, message: string) => ({
    validator: (_: unknown, value: string | undefined) =>
      trimmed(value) === '' || read(trimmed(value)) ? Promise.resolve() : Promise.reject(new Error(message)),
  });
  const free = (field: 'bib' | 'lane') =>
    readable((text) => !rows.some((row) => String(row[field] ?? '') === text), t(`starts.${field}.isTaken`));
  return (
    <Modal
      open
      title={t(relay ? 'starts.addTeam' : 'starts.add')}
      okText={t('starts.add.save')}
      cancelText={t('cancel')}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form<Typed>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ lane: freeLane(rows) }}
        onFinish={save}
      >
        <div className="add-fields">
          <Form.Item
            name="last"
            label={t(relay ? 'starts.col.team' : 'starts.last')}
            rules={[{ required: true, whitespace: true, message: t('error.required') }]}
          >
            <Input autoFocus maxLength={120} />
          </Form.Item>
          {!relay && (
            <>
              <Form.Item name="first" label={t('starts.first')}>
                <Input maxLength={120} />
              </Form.Item>
              <Form.Item
                name="birth"
                label={t('starts.birth')}
                extra={t('starts.birth.help')}
                rules={[readable((text) => birthOf(text) !== undefined, t('starts.birth.unreadable'))]}
              >
                <Input />
              </Form.Item>
              <Form.Item name="club" label={t('starts.col.club')}>
                <Input maxLength={120} />
              </Form.Item>
              <Form.Item name="bib" label={t('starts.col.bib')} rules={[free('bib')]}>
                <Input maxLength={40} />
              </Form.Item>
            </>
          )}
          {trial !== undefined && (
            <Form.Item
              name="lane"
              label={t('starts.lane')}
              rules={[readable((text) => /^\d{1,2}$/.test(text), t('starts.lane.unreadable')), free('lane')]}
            >
              <Input inputMode="numeric" maxLength={2} />
            </Form.Item>
          )}
          <Form.Item
            name="best"
            label={t('starts.best')}
            rules={[readable((text) => !isMarkError(parseMark(text, ref)), t('starts.best.unreadable'))]}
          >
            <Input />
          </Form.Item>
        </div>
      </Form>
      {!relay && sex === 3 && <Alert type="info" title={t('starts.mixed')} />}
    </Modal>
  );
}
