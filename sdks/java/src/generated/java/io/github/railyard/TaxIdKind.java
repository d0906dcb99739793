// Printed from the contract; do not edit.
package io.github.railyard;

public final class TaxIdKind extends Word {
  public static final TaxIdKind AE_TRN = new TaxIdKind("ae.trn");
  public static final TaxIdKind AU_ABN = new TaxIdKind("au.abn");
  public static final TaxIdKind AR_DNI = new TaxIdKind("ar.dni");
  public static final TaxIdKind AR_CUIL = new TaxIdKind("ar.cuil");
  public static final TaxIdKind AR_CUIT = new TaxIdKind("ar.cuit");
  public static final TaxIdKind BR_CNPJ = new TaxIdKind("br.cnpj");
  public static final TaxIdKind BR_CPF = new TaxIdKind("br.cpf");
  public static final TaxIdKind CA_BN = new TaxIdKind("ca.bn");
  public static final TaxIdKind CA_GST_HST = new TaxIdKind("ca.gst_hst");
  public static final TaxIdKind CA_PST_BC = new TaxIdKind("ca.pst_bc");
  public static final TaxIdKind CA_PST_MB = new TaxIdKind("ca.pst_mb");
  public static final TaxIdKind CA_PST_SK = new TaxIdKind("ca.pst_sk");
  public static final TaxIdKind CA_QST = new TaxIdKind("ca.qst");
  public static final TaxIdKind CH_VAT = new TaxIdKind("ch.vat");
  public static final TaxIdKind CL_TIN = new TaxIdKind("cl.tin");
  public static final TaxIdKind CO_ITIN = new TaxIdKind("co.itin");
  public static final TaxIdKind CO_NIT = new TaxIdKind("co.nit");
  public static final TaxIdKind CO_CC = new TaxIdKind("co.cc");
  public static final TaxIdKind CO_CE = new TaxIdKind("co.ce");
  public static final TaxIdKind CO_DE = new TaxIdKind("co.de");
  public static final TaxIdKind CO_RC = new TaxIdKind("co.rc");
  public static final TaxIdKind CO_TI = new TaxIdKind("co.ti");
  public static final TaxIdKind CO_PASSPORT = new TaxIdKind("co.passport");
  public static final TaxIdKind ES_CIF = new TaxIdKind("es.cif");
  public static final TaxIdKind EU_VAT = new TaxIdKind("eu.vat");
  public static final TaxIdKind GB_VAT = new TaxIdKind("gb.vat");
  public static final TaxIdKind HK_BR = new TaxIdKind("hk.br");
  public static final TaxIdKind ID_NIK = new TaxIdKind("id.nik");
  public static final TaxIdKind ID_NPWP = new TaxIdKind("id.npwp");
  public static final TaxIdKind IN_GST = new TaxIdKind("in.gst");
  public static final TaxIdKind IN_PAN = new TaxIdKind("in.pan");
  public static final TaxIdKind JP_CN = new TaxIdKind("jp.cn");
  public static final TaxIdKind JP_RN = new TaxIdKind("jp.rn");
  public static final TaxIdKind KR_BRN = new TaxIdKind("kr.brn");
  public static final TaxIdKind LI_UID = new TaxIdKind("li.uid");
  public static final TaxIdKind MX_CURP = new TaxIdKind("mx.curp");
  public static final TaxIdKind MX_RFC = new TaxIdKind("mx.rfc");
  public static final TaxIdKind MY_FRP = new TaxIdKind("my.frp");
  public static final TaxIdKind MY_ITN = new TaxIdKind("my.itn");
  public static final TaxIdKind MY_NRIC = new TaxIdKind("my.nric");
  public static final TaxIdKind MY_SST = new TaxIdKind("my.sst");
  public static final TaxIdKind NO_VAT = new TaxIdKind("no.vat");
  public static final TaxIdKind NZ_GST = new TaxIdKind("nz.gst");
  public static final TaxIdKind PE_RUC = new TaxIdKind("pe.ruc");
  public static final TaxIdKind PH_TIN = new TaxIdKind("ph.tin");
  public static final TaxIdKind RU_INN = new TaxIdKind("ru.inn");
  public static final TaxIdKind RU_KPP = new TaxIdKind("ru.kpp");
  public static final TaxIdKind SA_VAT = new TaxIdKind("sa.vat");
  public static final TaxIdKind SG_GST = new TaxIdKind("sg.gst");
  public static final TaxIdKind SG_UEN = new TaxIdKind("sg.uen");
  public static final TaxIdKind TH_ID = new TaxIdKind("th.id");
  public static final TaxIdKind TH_VAT = new TaxIdKind("th.vat");
  public static final TaxIdKind TW_VAT = new TaxIdKind("tw.vat");
  public static final TaxIdKind US_EIN = new TaxIdKind("us.ein");
  public static final TaxIdKind ZA_VAT = new TaxIdKind("za.vat");
  public static final TaxIdKind BO_CI = new TaxIdKind("bo.ci");
  public static final TaxIdKind UY_RUT = new TaxIdKind("uy.rut");
  public static final TaxIdKind UY_CI = new TaxIdKind("uy.ci");

  TaxIdKind(String value) {
    super(value);
  }
}
