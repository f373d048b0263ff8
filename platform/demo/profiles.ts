import type { ProfileInput } from '../players/service';

/** What demo players have told about themselves, by their address: enough to play for money. */
export const DEMO_PROFILES: Readonly<Record<string, ProfileInput>> = {
  'mara@parlour.example': { name: 'Mara', surname: 'Klein', sex: 'f', birthday: '1991-03-14' },
  'ava@parlour.example': { name: 'Ava', surname: 'Doyle', sex: 'f', birthday: '1988-07-02' },
  'jack@parlour.example': { name: 'Jack', surname: 'Barlow', sex: 'm', birthday: '1979-11-23' },
  'lena@parlour.example': { name: 'Lena', surname: 'Vogt', sex: 'f', birthday: '1994-01-30' },
  'luc@parlour.example': { name: 'Luc', surname: 'Marchand', sex: 'm', birthday: '1985-09-09' },
  'dominique.roux@parlour.example': { name: 'Dominique', surname: 'Roux', sex: 'f', birthday: '1990-05-17' },
  'henrik.lang@parlour.example': { name: 'Henrik', surname: 'Lang', sex: 'm', birthday: '1976-12-04' },
  'oonagh.byrne@parlour.example': { name: 'Oonagh', surname: 'Byrne', sex: 'f', birthday: '1983-02-26' },
  'teresa.malt@parlour.example': { name: 'Teresa', surname: 'Malt', sex: 'f', birthday: '1969-08-11' },
  'viggo.sand@parlour.example': { name: 'Viggo', surname: 'Sand', sex: 'm', birthday: '1996-06-20' },
  'marcel.huber@parlour.example': { name: 'Marcel', surname: 'Huber', sex: 'm', birthday: '1981-10-05' },
};
