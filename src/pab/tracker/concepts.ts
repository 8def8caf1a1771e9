/**
 * Words for what agents are asked to do and do it with, one notion a line: English before the bar;
 * after it Spanish, German, French, Chinese, Arabic and Hindi, read only in passages that are not
 * English. `*` stands for any ending, `_` for a blank. Written for this project. Words with several
 * everyday senses are mostly left out: a wrong match looks like evidence, a missing one costs only
 * a little.
 */
export const CONCEPTS = `
send forward mail email dispatch transmit mail_out pass_on hand_over | enviar envi* enví* mand* schick* send* weiterleit* zusend* envoy* transmet* transf* expédi* 发送 发给 寄 转发 发到 أرسل ارسل إرسال ابعث भेज*
pay settle remit disburse | pagar pagad* pague* abon* zahl* bezahl* begleich* überweis* ueberweis* payer payez* règl* virer 支付 付款 汇款 付给 转账 ادفع سدد دفع حول भुगतान चुका*
payment remittance instalment installment | pago pagos zahlung* überweisung* paiement* versement* virement* 付款 款项 دفعة الدفع भुगतान
delete erase remove purge wipe drop take_out take_away strip | elimin* borr* suprim* quit* lösch* loesch* entfern* streich* supprim* effac* retir* enlev* 删除 移除 去掉 取消 احذف حذف أزل हटा* मिटा*
disable deactivate switch_off turn_off turned_off switched_off shut_off swich_off | desactiv* apag* abschalt* ausschalt* deaktivier* désactiv* éteind* 关闭 停用 禁用 关掉 عطل تعطيل أوقف إيقاف बंद
enable activate switch_on turn_on | activ* habilit* einschalt* aktivier* freischalt* allum* 启用 开启 打开 激活 فعل تفعيل شغل चालू
raise lift increase up bump higher | subir sub* aument* elev* erhöh* erhoeh* anheb* heraufsetz* augment* relev* hauss* 提高 上调 增加 ارفع رفع زيادة बढ़ा*
lower reduce decrease cut bring_down | baj* reduc* dismin* rebaj* senk* reduzier* verringer* herabsetz* baiss* rédui* redui* dimin* 降低 减少 下调 خفض قلل घटा* कम
limit cap ceiling maximum threshold upper_limit | límite* limite* tope máxim* maxim* grenze* obergrenze* höchst* deckel* plafond* seuil* 上限 限额 限制 额度 الحد حد سقف सीमा
approve authorise authorize ok okay okayed greenlit consent agree sign_off bless clear endorse approval authorisation authorization clearance permission blessing | aprob* aprueb* autoriz* genehmig* freigeb* freigab* zustimm* bewillig* approuv* autoris* accord* valid* 批准 同意 授权 审批 许可 وافق موافقة اعتمد صادق मंज़ूर* मंजूर* अनुमति स्वीकृत*
signature countersign sign | firm* unterschrift* unterschreib* unterzeichn* signat* 签字 签名 签署 توقيع وقع हस्ताक्षर
confirm verify validate check control | confirm* verific* comprob* bestätig* bestaetig* prüf* pruef* überprüf* kontrollier* vérif* verif* contrôl* 确认 核对 检查 核实 أكد تأكيد تحقق जांच* पुष्टि
review inspect inspection audit examine examination assessment | revis* examin* inspec* überprüfung* prüfung* begutacht* révis* examen* 审核 审查 检验 مراجعة فحص समीक्षा
cancel call_off void annul | cancel* anul* stornier* absag* annull* annul* 取消 撤销 ألغ إلغاء रद्द
postpone delay defer push_back | aplaz* pospon* posterg* verschieb* aufschieb* report* repouss* 推迟 延期 أجل تأجيل टाल*
advance bring_forward sooner earlier | adelant* anticip* vorverleg* vorzieh* avanc* 提前 قدم
book reserve reservation booking | reserv* buch* reservier* réserv* 预订 预定 احجز حجز बुक
buy purchase order procure acquire | compr* adquir* encarg* kauf* bestell* beschaff* erwerb* achet* command* acqu* 购买 采购 订购 买 اشتر شراء اطلب طلب ख़रीद* खरीद*
refund reimburse repay money_back pay_back | reembols* devolv* devuelv* erstatt* rückerstatt* rembours* 退款 退还 报销 استرداد رد_المبلغ वापस
charge bill debit invoice | cobr* factur* cargu* belast* berechn* rechnung* débit* debit* 收费 扣款 发票 账单 فاتورة خصم बिल चालान
account accounts | cuenta* konto kontos konten compte* 账户 帐户 账号 حساب الحساب खाता खाते
bank iban transfer | banco bancari* bank* banque* bancair* 银行 بنك البنك مصرف बैंक
card | tarjeta* karte* kreditkarte* carte* 卡 信用卡 بطاقة البطاقة कार्ड
money funds cash sum amount | dinero importe* monto* geld* betrag* summe* argent montant* somme* 钱 金额 款 资金 مبلغ المبلغ مال राशि रक़म पैसे
price cost rate fare fee tariff | precio* coste* costo* tarifa* preis* kosten gebühr* gebuehr* tarif* prix coût* frais 价格 费用 费率 单价 سعر السعر رسوم تكلفة क़ीमत कीमत शुल्क
discount rebate reduction | descuent* rebaj* rabatt* nachlass* remise* rabais 折扣 优惠 خصم छूट
budget | presupuest* budget* haushalt* 预算 ميزانية बजट
customer client guest patron buyer customers | cliente* kunde* kunden* mandant* client* 客户 顾客 客人 عميل العميل العملاء زبون ग्राहक*
supplier vendor provider | proveedor* lieferant* anbieter* fournisseur* 供应商 مورد المورد विक्रेता आपूर्तिकर्ता
employee staff worker personnel colleague | emplead* personal mitarbeit* angestellt* beschäftig* kolleg* employé* salarié* collègue* 员工 职员 同事 موظف الموظف موظفين कर्मचारी
manager head boss director chief supervisor lead | jefe* jefa* director* gerent* responsabl* leiter* chef* leitung* vorgesetz* directeur* directrice* 经理 主管 主任 负责人 领导 مدير المدير رئيس प्रबंधक निदेशक
owner proprietor | dueñ* propietari* inhaber* eigentümer* propriétaire* 业主 老板 所有者 مالك المالك मालिक
board trustees committee council | junta consejo vorstand* ausschuss* gremium conseil comité* 董事会 委员会 مجلس لجنة बोर्ड समिति
policy rule rules guideline guidelines regulation procedure practice custom bylaw policies | polític* norma* normativa* regla* reglament* directriz* richtlinie* regel* vorschrift* ordnung satzung* politique* règle* règlement* consigne* 政策 规定 规则 制度 规程 流程 سياسة قواعد قاعدة لائحة नीति नियम
standard default usual regular normal customary habitual | estándar predetermin* habitual* standard* üblich* norm* défaut habituel* 默认 标准 惯例 通常 معيار افتراضي المعتاد डिफ़ॉल्ट सामान्य
remember keep_in_mind note_down bear_in_mind hold_on_to hang_on_to memorise memorize store jot retain | recuerd* record* anot* apunt* guard* merk* notier* vermerk* festhalt* speicher* einpräg* souven* rappel* not* mémor* enregistr* retien* 记住 记下 记录 保存 备注 تذكر سجل احفظ دوّن دون याद नोट
always permanent permanently standing lasting every_time from_now_on going_forward henceforth from_here_on for_good in_future | siempre permanent* adelante immer dauerhaft ständig künftig zukünftig fortan ab_sofort toujours désormais dorénavant 总是 始终 一直 以后 今后 从现在起 从此 دائما دائماً دوما हमेशा आगे_से
never not_ever | nunca jamás niemals nie jamais 绝不 不要 从不 不得 أبدا أبداً कभी
exempt waive skip omit leave_out without bypass | exent* exim* omit* omis* saltar* salt* befrei* ausgenommen auslass* weglass* überspring* verzicht* dispens* exempt* saut* omett* 免除 豁免 跳过 省略 不用 无需 تجاوز إعفاء يعفى استثن छोड़* बिना
proof evidence documentation certificate receipt | justificant* prueba* comprobante* certificad* recibo* nachweis* beleg* quittung* bescheinig* zertifikat* justificatif* preuve* reçu* attestation* certificat* 证明 凭证 收据 证书 回执 إثبات دليل إيصال شهادة प्रमाण रसीद
password credential passphrase | contraseñ* clave* passwort* kennwort* mot_de_passe 密码 口令 كلمة_المرور पासवर्ड
access permission rights role privilege login | acceso* permiso* rol zugang* zugriff* recht* berechtig* rolle* accès droit* rôle* 权限 访问 角色 登录 وصول الوصول صلاحية صلاحيات पहुँच अधिकार
administrator admin | administrador* administrat* verwalter* administrateur* 管理员 مسؤول المسؤول प्रशासक
grant give allow let permit | conced* permit* otorg* gewähr* erlaub* gestatt* erteil* accord* permett* donn* autoris* 给予 授予 允许 让 امنح منح اسمح السماح दे दें दीजिए
revoke withdraw rescind | revoc* entzieh* widerruf* révoq* 撤回 收回 吊销 سحب إلغاء
file document paper record paperwork dossier | archivo* fichero* document* expediente* datei* dokument* akte* unterlage* fichier* dossier* 文件 档案 文档 资料 记录 ملف الملف ملفات مستند وثيقة फ़ाइल फाइल दस्तावेज़ दस्तावेज
list register roster inventory | lista* listado* inventari* liste* verzeichnis* bestand* inventaire* registre* 名单 列表 清单 表 قائمة القائمة جرد सूची
table sheet spreadsheet | tabla* hoja* tabelle* blatt tableau* feuille* 表格 电子表格 جدول الجدول तालिका शीट
report summary overview digest recap statement | informe* resumen* reporte* bericht* zusammenfass* übersicht* rapport* résumé* synthèse* 报告 总结 摘要 汇总 报表 تقرير التقرير ملخص रिपोर्ट सारांश
draft outline | borrador* entwurf* entwürf* brouillon* projet 草稿 草案 مسودة मसौदा
letter message notice notification memo | carta* mensaj* aviso* avis* brief* nachricht* mitteil* hinweis* lettre* message* avis 信 消息 通知 信件 رسالة إشعار पत्र संदेश सूचना
reply answer respond response | respond* respuest* contest* antwort* beantwort* répon* repon* 回复 答复 回答 رد أجب उत्तर जवाब
call phone telephone ring dial | llam* teléfon* telefon* anruf* anrufen* ruf* appel* téléphon* 电话 打电话 致电 اتصل هاتف फ़ोन फोन
address addresses | direcci* dirección* anschrift* adress* 地址 عنوان العنوان पता पते
name names | nombre* namen nom noms prénom* 姓名 名字 名称 اسم الاسم أسماء नाम
date day | fecha* día* datum* tag tage* date* jour* 日期 日 تاريخ التاريخ يوم तारीख दिन
week weekly | seman* woche* wöchentlich* semaine* hebdomadaire* 周 每周 星期 أسبوع الأسبوع أسبوعي सप्ताह हफ़्ते हफ्ते
month monthly mes | meses mensual* monat* mois mensuel* 月 每月 شهر الشهر شهري महीने माह मासिक
year annual yearly | año* anual* jahr* jährlich* année* an ans annuel* 年 每年 年度 سنة عام سنوي साल वर्ष
hour hours | hora* stunde* heure* 小时 点 ساعة ساعات घंटे बजे
minute minutes | minuto* minute* 分钟 دقيقة دقائق मिनट
today | hoy heute aujourd 今天 今日 اليوم आज
tomorrow | mañana morgen demain 明天 明日 غدا غداً कल
tonight overnight nightly evening | noche* nacht* abend* abends nuit soir* 今晚 夜间 晚上 الليلة ليل مساء रात शाम
morning breakfast | mañana* morgens vormittag* frühstück* matin* 早上 上午 早晨 صباح الصباح सुबह
afternoon lunch | tarde* nachmittag* mittag* après_midi midi 下午 ظهر الظهر दोपहर
immediately straight_away right_away at_once urgent asap now | inmediat* enseguida urgente* sofort* umgehend* unverzüglich* dringend* immédiat* tout_de_suite 立即 马上 立刻 尽快 فورا فوراً الآن तुरंत अभी
before prior ahead_of in_advance antes | vor_dem bevor vorher avant 之前 以前 قبل पहले
after following afterwards | después tras nach_dem nachdem danach après 之后 以后 بعد बाद
first top start beginning ahead lead | primer* principio* inicio* zuerst erst* anfang* oben beginn* premier* début* haut 首先 开头 第一 最前 顶部 أول الأول بداية أولا أولاً पहला शुरू ऊपर
last end bottom close finish finally | último* final* letzt* ende* unten schluss* dernier* fin bas 最后 末尾 结尾 底部 آخر نهاية أسفل अंत आखिर* आख़िर* नीचे
bold | negrita* fett* fettgedruckt* gras 粗体 加粗 غامق عريض बोल्ड मोटे
italic italics | cursiva* kursiv* italique* 斜体 مائل तिरछे
heading title header caption | título* encabezad* überschrift* titel* kopfzeile* titre* en_tête 标题 抬头 عنوان शीर्षक
line row paragraph | línea* linea* fila* párrafo* zeile* absatz* ligne* paragraphe* 行 段落 سطر السطر صف فقرة पंक्ति लाइन
column | columna* spalte* colonne* 列 栏 عمود स्तंभ
bracket brackets parenthesis parentheses round_brackets | paréntesis klammer* parenthèse* 括号 قوسين أقواس कोष्ठक
decimal decimals cents pence | decimal* céntimo* dezimal* nachkomma* décimale* centime* 小数 عشري عشرية दशमलव
digits figures numerals numeric | cifra* dígito* ziffer* zahl zahlen chiffre* 数字 أرقام رقم अंक अंकों
letters alphabet alphabetical | alfabétic* alphabetisch* alphabétique* 字母 أبجدي वर्णमाला
sort order rank arrange sorted | orden* clasific* sortier* ordn* reihenfolge* tri* class* ordre 排序 排列 顺序 رتب ترتيب क्रम
language english spanish german french | inglés* español* alemán* francés* englisch* spanisch* deutsch* französisch* sprache* anglais* espagnol* allemand* français* langue* 英文 英语 中文 语言 إنجليزي الإنجليزية لغة अंग्रेज़ी अंग्रेजी भाषा
translate translation rendering | traduc* traduz* übersetz* tradu* 翻译 译文 ترجمة ترجم अनुवाद
write enter put_down record | escrib* escrit* schreib* eintrag* écri* inscri* saisi* 写 填写 输入 اكتب كتابة लिख*
show display mention state give_the quote | muestr* mostr* indic* anzeig* angeb* nenn* zeig* affich* montr* indiqu* mentionn* 显示 注明 写明 标明 اذكر اعرض أظهر दिखा* बता*
add append include insert attach | agreg* añad* inclu* adjunt* hinzufüg* ergänz* anfüg* beifüg* anhäng* ajout* join* 添加 加上 附上 包括 أضف إضافة أرفق जोड़* शामिल
change modify edit alter amend update revise adjust | cambi* modific* actualiz* ajust* änder* aenderm* anpass* aktualisier* bearbeit* chang* modifi* actualis* 修改 更改 变更 更新 调整 غيّر غير تغيير عدّل عدل تعديل حدّث تحديث बदल*
replace swap substitute exchange | reemplaz* sustitu* ersetz* tausch* austausch* remplac* échang* 替换 更换 代替 استبدل بدل استبدال
move shift relocate transfer reassign | mover muev* mueva* traslad* verschieb* verleg* verlager* umzieh* déplac* transfér* 移动 转移 移到 انقل نقل हटाकर स्थानांतरित
copy duplicate cc | copia* kopie* kopier* copie* 抄送 复制 副本 نسخة انسخ प्रति कॉपी
publish post upload release go_live put_online | public* sub* veröffentlich* hochlad* hochgelad* publi* télévers* mett*_en_ligne 发布 上传 公布 公开 انشر نشر ارفع प्रकाशित अपलोड
download export extract | descarg* export* herunterlad* exportier* télécharg* extrai* 下载 导出 نزّل تصدير صدّر डाउनलोड निर्यात
share disclose hand_out circulate | compart* divulg* teil* mitteil* weitergeb* partag* divulgu* communiqu* 分享 共享 透露 شارك مشاركة साझा
run execute launch start trigger | ejecut* lanz* inici* ausführ* ausfuehr* start* starten durchführ* exécut* execut* lanc* démarr* 运行 执行 启动 شغل تشغيل نفّذ نفذ चला*
rerun repeat restart reboot again resync redo second_time once_more down_and_up | repit* repet* reinici* wiederhol* neustart* neu_start* erneut nochmals relanc* redémarr* répét* refai* nouveau 重新 重启 重复 再次 أعد إعادة दोबारा फिर_से
roll_back revert rollback restore reset undo back_to go_back | revert* restaur* restablec* zurücksetz* zurückroll* wiederherstell* rétabli* 回滚 恢复 还原 重置 استعد استعادة تراجع
stop halt pause suspend hold | par* deten* suspend* pausa* stopp* anhalt* aussetz* unterbrech* arrêt* interromp* 停止 暂停 أوقف توقف تعليق रोक*
deploy deployment rollout push | despleg* implement* ausroll* bereitstell* déploy* 部署 上线 نشر तैनात
merge combine join consolidate | fusion* combin* un* zusammenführ* zusammenleg* fusionn* regroup* 合并 ادمج دمج मिला* विलय
split separate divide | divid* separ* trenn* aufteil* sépar* divis* scind* 拆分 分开 قسّم افصل अलग
close lock shut | cerr* schließ* schliess* sperr* ferm* verrouill* 关闭 锁定 أغلق إغلاق قفل
open unlock | abr* desbloque* öffn* entsperr* ouvr* déverrouill* 打开 开放 解锁 افتح فتح खोल*
assign allocate | asign* zuweis* zuordn* attribu* affect* 分配 指派 عيّن تخصيص सौंप*
schedule calendar appointment timetable slot | agenda* calendari* cita* horari* termin* kalender* zeitplan* calendrier* rendez_vous horaire* planning* 日程 日历 预约 时间表 موعد الموعد جدول समय कैलेंडर
meeting session gathering | reunión* reunion* sitzung* besprech* treffen réunion* séance* 会议 会 اجتماع الاجتماع बैठक
delivery shipment consignment deliver ship | entreg* envío* liefer* versand* sendung* livr* livraison* expédition* 交货 送货 发货 配送 توصيل تسليم شحن डिलीवरी
warehouse store depot | almacén* depósito* lager* depot* entrepôt* dépôt* 仓库 مستودع المخزن गोदाम
stock inventory | existencia* bestand* vorrat* stock* 库存 مخزون المخزون स्टॉक
temperature heat warm heating | temperatur* calor* calefacción* heiz* wärme* chauff* 温度 加热 供暖 حرارة تدفئة तापमान
pressure | presión* druck* pression* 压力 ضغط दबाव
alarm alert warning | alarma* alert* alarm* warn* alarme* alerte* 警报 报警 警告 إنذار تنبيه अलार्म चेतावनी
machine device equipment unit | máquina* equipo* dispositiv* maschine* gerät* anlage* machine* appareil* équipement* 设备 机器 机组 جهاز الجهاز آلة मशीन उपकरण
vehicle car van truck lorry | vehícul* coche* camión* fahrzeug* auto wagen lkw véhicule* voiture* camion* 车辆 汽车 卡车 مركبة سيارة شاحنة वाहन गाड़ी
building site premises | edifici* gebäude* bâtiment* immeuble* 大楼 建筑 مبنى المبنى इमारत भवन
room hall chamber | sala* habitación* raum zimmer* saal* salle* chambre* 房间 会议室 غرفة الغرفة قاعة कमरा कमरे
door gate entrance | puerta* tür* tor eingang* porte* portail* entrée* 门 入口 باب بوابة दरवाज़ा दरवाजे
key keys | llave* schlüssel* clé clés 钥匙 مفتاح चाबी
photo picture image photograph snapshot | foto* imagen* imágenes* bild bilder* lichtbild* photo* image* cliché* 照片 图片 صورة الصورة صور फ़ोटो फोटो चित्र
contract agreement | contrat* acuerd* vertrag* vertrags* vereinbar* accord 合同 协议 عقد العقد اتفاق अनुबंध
insurance insurer | seguro* asegur* versicher* assur* 保险 تأمين التأمين बीमा
claim complaint grievance | reclam* queja* siniestr* schaden* beschwerd* reklam* anspruch* réclam* plainte* sinistre* 索赔 投诉 理赔 شكوى مطالبة दावा शिकायत
tenant lessee renter resident occupier | inquilin* arrendatari* mieter* bewohner* locataire* résident* 租户 租客 房客 居民 مستأجر المستأجر किरायेदार निवासी
rent lease | alquiler* arrend* renta miete* pacht* loyer* bail 租金 租约 إيجار الإيجار किराया
deposit retainer | fianza* depósito* kaution* anzahlung* caution* acompte* dépôt* 押金 定金 تأمين عربون जमा
student pupil learner applicant candidate | estudiant* alumn* solicitant* candidat* schüler* student* bewerber* antragstell* étudiant* élève* 学生 申请人 考生 طالب الطلاب متقدم छात्र विद्यार्थी आवेदक
teacher instructor tutor | profesor* docent* lehrer* lehrkraft* dozent* enseignant* professeur* 老师 教师 معلم أستاذ शिक्षक
grade mark score | nota calificación* puntu* note* noten punkt* notation* 成绩 分数 درجة الدرجات अंक ग्रेड
patient patients | paciente* patient* 病人 患者 مريض المرضى मरीज़ मरीज रोगी
doctor physician clinician | médic* doctor* arzt* ärzt* médecin* docteur* 医生 大夫 طبيب الطبيب डॉक्टर चिकित्सक
medicine drug medication pills dose | medicament* medicin* dosis medikament* arznei* médicament* dose* 药 药物 剂量 دواء جرعة दवा दवाई ख़ुराक
test exam trial | prueba* ensayo* test* essai* épreuve* 测试 检测 试验 اختبار परीक्षण जाँच
server machine | servidor* server* serveur* 服务器 خادم सर्वर
database data records | datos daten* données* base_de_datos datenbank* 数据 数据库 بيانات البيانات डेटा
backup copia_de_seguridad | sicherung* sauvegard* 备份 نسخة_احتياطية बैकअप
error fault failure defect bug | fallo* defect* fehler* störung* panne* erreur* défaut* 错误 故障 缺陷 خطأ عطل त्रुटि ख़राबी
user | usuari* benutzer* nutzer* anwender* utilisateur* 用户 مستخدم المستخدم उपयोगकर्ता
public open_to_everyone | públic* öffentlich* publi* 公开 公共 عام सार्वजनिक
private confidential personal | privad* confidencial* vertraul* privat* confident* privé* 私人 机密 保密 سري خاص निजी गोपनीय
external outside third_party | extern* exterior* drittanbieter* extérieur* 外部 第三方 خارجي बाहरी
internal in_house | intern* 内部 داخلي आंतरिक
new fresh additional | nuev* neu neue* neues* neuen nouveau* nouvel* 新 جديد नया नए नई
old previous former earlier | antigu* anterior* alt alte* alten früher* ancien* précédent* 旧 以前 原来 قديم السابق पुराना पुराने
free gratis complimentary free_of_charge no_charge | kostenlos* gratuit* 免费 مجاني مجانا मुफ़्त मुफ्त
full entire complete whole | complet* enter* vollständig* ganz* komplett* entier* 全部 完整 整个 كامل كل पूरा पूरी
only just solely exclusively | sólo solo solamente únicamente nur ausschließlich seulement uniquement 只 仅 فقط केवल सिर्फ़ सिर्फ
both two dual double twice second | ambos doble doppelt* beide* zweit* deux double* 双 两个 كلاهما दोनों
half | mitad halb* hälfte moitié demi* 一半 半 نصف आधा
less fewer below under not_more at_most | menos máximo weniger unter höchstens maximal moins 低于 以下 少于 不超过 أقل لا_يزيد कम से_कम
more above over exceeding at_least | más mínimo mehr über mindestens plus 高于 以上 超过 至少 أكثر أعلى ज़्यादा अधिक
security safety safeguard | segur* sicherheit* sécurité* sûreté* 安全 أمن أمان السلامة सुरक्षा
kitchen cook chef | cocin* küche* koch* cuisin* 厨房 مطبخ रसोई
food meal menu dish | comida* menú* plat* essen speise* gericht* menü* repas nourriture* 食物 菜单 菜 طعام وجبة खाना भोजन
allergy allergies allergen | alergi* allergi* 过敏 حساسية एलर्जी
water | agua* wasser* eau 水 ماء مياه पानी
electricity power energy | electricidad* energía* strom* energie* électricité* énergie* 电 电力 能源 كهرباء طاقة बिजली
holiday leave vacation | festivo* vacacion* urlaub* feiertag* congé* vacances 假期 休假 إجازة عطلة छुट्टी
travel trip journey | viaj* reise* voyage* déplacement* 旅行 出差 سفر رحلة यात्रा
flight fly plane | vuelo* avión* flug* flüge* flieg* vol vols avion* 航班 飞机 رحلة_جوية طائرة उड़ान
train rail railway | tren* ferrocarril* zug züge* bahn* train* 火车 铁路 قطار रेल ट्रेन
hotel lodging accommodation | alojamient* unterkunft* hébergement* 酒店 住宿 فندق होटल
number reference code id | número* referenci* código* nummer* kennzeichen* aktenzeichen* numéro* référence* 编号 号码 参考号 رقم مرجع नंबर संख्या
case matter ticket job | caso* expediente* fall fälle* vorgang* cas affaire* 案件 工单 案子 قضية حالة मामला मामले
remind reminder chase | recordatori* erinner* mahn* rappel* relanc* 提醒 催 ذكّر تذكير याद_दिला*
prefer preference habit | prefier* prefer* costumbre* bevorzug* lieber gewohnheit* préfèr* préfér* habitude* 偏好 习惯 喜欢 يفضل تفضيل पसंद
wait waiting pending outstanding open | esper* pendient* wart* ausstehend* offen attend* attente* 等待 待 未结 انتظر معلق लंबित इंतज़ार
debt owe owed owing due arrears unpaid outstanding_balance | deud* deb* schuld* fällig* offen* dette* dû impayé* 欠 欠款 دين مستحق बकाया
deadline due_by cut_off cutoff at_latest no_later_than | plazo* vencim* frist* stichtag* spätestens délai* échéance* 截止 期限 الموعد_النهائي मियाद अंतिम
complete finish done ready finished | termin* list* fertig* abgeschloss* erledig* fini* prêt* 完成 结束 准备好 جاهز انته مكتمل पूरा तैयार
beginning_of start_of | principios anfang début
winner victory | gan* gewinn* gagn* 获胜 فائز विजेता
member membership associate | soci* miembr* mitglied* membre* adhérent* 会员 成员 عضو أعضاء सदस्य
organisation organization company firm business enterprise | empresa* compañía* unternehm* firma* betrieb* entreprise* société* 公司 企业 شركة الشركة कंपनी
association society federation club union | asociación* federación* verein* verband* association* fédération* 协会 联合会 جمعية اتحاد संघ
school college academy | escuela* colegi* schule* école* lycée* 学校 مدرسة स्कूल विद्यालय
hospital clinic ward | hospital* clínic* krankenhaus* klinik* hôpital* clinique* 医院 诊所 مستشفى عيادة अस्पताल
town municipal city council_office | municip* ayuntamient* ciudad* stadt* gemeinde* kommun* ville* mairie* municipal* 市 市政 镇 بلدية مدينة नगर शहर
press media newspaper journalist | prensa* presse* zeitung* journalist* journal 媒体 记者 صحافة
music concert | musik* konzert* musique* música* concierto* 音乐 音乐会 موسيقى संगीत
print printing | imprim* impres* druck* ausdruck* impression* 打印 印刷 اطبع طباعة छाप* प्रिंट
colour color hue shade tint | farbe* farb* couleur* teinte* 颜色 色 لون اللون रंग
size dimension measure | tamañ* medida* größe* maß maße taille* dimension* mesure* 尺寸 大小 حجم مقاس आकार
length distance long | longitud* distancia* länge* entfern* strecke* longueur* distance* 长度 距离 طول مسافة लंबाई दूरी
weight heavy | peso* gewicht* poids 重量 وزن वज़न वजन
currency euro euros eur | moneda* währung* monnaie* devise* 欧元 货币 币种 يورو عملة यूरो मुद्रा
tax vat duty | impuest* iva steuer* mwst mehrwertsteuer* taxe* tva impôt* 税 增值税 ضريبة कर
inform tell notify let_know | inform* avis* comunic* mitteil* informier* bescheid benachrichtig* prévien* prévenir 告知 通知 أبلغ أخبر إبلاغ सूचित
ask request enquire inquire query | pedir pid* solicit* pregunt* bitt* frag* anfrag* erbitt* demand* sollicit* 询问 请求 要求 اسأل اطلب पूछ*
sick ill illness | enferm* krank* malad* 生病 مريض बीमार
help assist support | ayud* hilf* unterstütz* aid* assist* 帮助 协助 ساعد مساعدة मदद सहायता
lighthouse | faro leuchtturm* phare* 灯塔 منارة
recording tape footage | grabación* aufnahme* aufzeichn* enregistrement* 录音 录像 تسجيل रिकॉर्डिंग
unedited uncut raw unprocessed | roh* unbearbeit* brut* sin_editar 未剪辑 原始 خام कच्चा
gift present freebie giveaway | obsequi* regal* geschenk* cadeau* 礼品 礼物 赠品 هدية هدايا उपहार
house place home | hogar casa* haus zuhause maison* domicile* 家 房子 بيت منزل घर
child children kid minor | niñ* kind kinder* enfant* 孩子 儿童 طفل أطفال बच्चा बच्चे
parent parents family families | padre* familia* eltern* familie* parent* famille* 家长 家庭 والدين أسرة عائلة माता परिवार
`;
